#pragma once

#include "core/data/import/format/format_options.h"
#include "core/data/import/format/transcript.h"
#include "core/data/import/format/zip_archive.h"

namespace ardent {

/// A sheet of an OpenDocument spreadsheet (ISO/IEC 26300). Errors: those of chooseSheet, readXml
/// and SheetText; (Fault::Data) one with a password.
Result<Transcript> transcribeOds(const ZipArchive&, const FormatOptions&);

}  // namespace ardent

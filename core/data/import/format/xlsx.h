#pragma once

#include "core/data/import/format/format_options.h"
#include "core/data/import/format/transcript.h"
#include "core/data/import/format/zip_archive.h"

namespace ardent {

/// A sheet of an Excel workbook (ECMA-376, transitional and strict). Dates are what their number
/// formats show; formulas are their last values; cells merged downwards all have their value.
/// Errors: those of chooseSheet, readXml and SheetText.
Result<Transcript> transcribeXlsx(const ZipArchive&, const FormatOptions&);

}  // namespace ardent

#pragma once

#include <filesystem>

#include "core/base/error.h"
#include "core/data/import/format/format_options.h"
#include "core/data/import/format/transcript.h"

namespace ardent {

/// A table that R has saved, also one in a list without a class. Levels of factors keep their
/// order; labels and missing codes that haven keeps of a survey are taken as those of the survey's
/// own file. Errors (Fault::Data): no table in it; those of readRSerial, chooseSheet and SheetText.
Result<Transcript> transcribeRData(const std::filesystem::path&, const FormatOptions&);

}  // namespace ardent

#pragma once

#include <filesystem>
#include <string_view>

#include "core/base/error.h"
#include "core/data/import/format/format_options.h"
#include "core/data/import/format/transcript.h"

namespace ardent {

/// What saveRDS and save write in R, unpacked.
bool isRData(std::string_view start);

/// A data frame, matrix or vector that R has saved; levels of factors keep their order, row names
/// are left out. Errors (Fault::Data): damaged, none of these in it; those of chooseSheet and
/// SheetText.
Result<Transcript> transcribeRData(const std::filesystem::path&, const FormatOptions&);

}  // namespace ardent

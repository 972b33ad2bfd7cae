#pragma once

#include <filesystem>
#include <span>

#include "core/base/error.h"
#include "core/data/import/dialect/reading_options.h"
#include "core/data/table/table.h"

namespace ardent {

/// These columns of a file with every cell's own text as a level, also "NA", for the first `rows`
/// that readTable keeps with these `knownNames` and options; only empty cells are missing. Names
/// that are not there are left out. Errors: those of readTable.
Result<std::vector<Column>> readCellTexts(const std::filesystem::path&,
                                          std::span<const std::string> names, Index rows,
                                          std::span<const std::string> knownNames = {},
                                          const ReadingOptions& = {});

}  // namespace ardent

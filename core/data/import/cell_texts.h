#pragma once

#include <filesystem>
#include <span>

#include "core/base/error.h"
#include "core/data/table/table.h"

namespace ardent {

/// These columns of a file with every cell's own text as a level, also "NA", for the rows that
/// readTable keeps with these `knownNames`; only empty cells are missing. Names that are not there
/// are left out. Errors: those of readTable.
Result<std::vector<Column>> readCellTexts(const std::filesystem::path&,
                                          std::span<const std::string> names,
                                          std::span<const std::string> knownNames = {});

}  // namespace ardent

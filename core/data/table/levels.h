#pragma once

#include <string>
#include <vector>

#include "core/data/table/table.h"

namespace ardent {

/// A column with more levels is free text.
inline constexpr std::size_t kMostCategories = 1000;

/// Categories, or free text where there are too many levels or every one of `cells` differs.
ColumnType levelsType(std::size_t levels, Index cells);

/// The order in which levels are shown and encoded: ascending where all of them are numbers, else
/// by their bytes. Sorts positions in `levels`.
void sortLevels(std::vector<std::size_t>& positions, const std::vector<std::string>& levels);

}  // namespace ardent

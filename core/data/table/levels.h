#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/table/table.h"

namespace ardent {

/// A column with more levels is free text.
inline constexpr std::size_t kMostCategories = 1000;

/// Categories, or free text where there are too many levels or every one of `cells` differs.
ColumnType levelsType(std::size_t levels, Index cells);

/// Position of the level that means the same as a text which is none of the levels, or −1: where
/// these are "true", "false" or both, in whatever letters, case does not matter.
Index levelOfBoolean(std::span<const std::string> levels, std::string_view text);

/// Position of the level called so, or −1; `levelOfBoolean` counts too.
Index levelCalled(std::span<const std::string> levels, std::string_view text);

/// Levels that are numbers, found by their value: a later table may write 1 as "1.0" or "1,0".
class LevelsByValue {
public:
    explicit LevelsByValue(std::span<const std::string> levels);

    /// Position of the only level with the value of that text; −1: there is none.
    Index find(std::string_view text) const;

private:
    std::map<double, Index> levels_;
};

/// The order in which levels are shown and encoded: ascending where all of them are numbers, else
/// by their bytes. Sorts positions in `levels`.
void sortLevels(std::vector<std::size_t>& positions, const std::vector<std::string>& levels);

}  // namespace ardent

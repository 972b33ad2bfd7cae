#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/data/task/recipe.h"
#include "core/explain/explained.h"

namespace ardent {

/// The class of every row of a table; no names where the target is none, or numbers.
struct RowClasses {
    Index column = -1;               ///< position of the target
    std::vector<std::string> names;  ///< ordered as those of a task
    std::vector<std::int32_t> of;    ///< one a row, −1 where the target is missing
};

RowClasses rowClasses(const Table&, const Recipe&);

/// So many classes have a colour of their own, in every figure.
inline constexpr std::size_t kMostColours = 16;

/// What rows are told apart by in a picture: up to sixteen classes, with one group more where rows
/// have none; else all rows are one group without a name.
struct RowGroups {
    std::vector<std::string> names;
    std::vector<std::int32_t> of;  ///< one a row, or empty where there is one group
    bool tooMany = false;          ///< there are classes, but too many to tell apart

    std::size_t at(std::size_t row) const {
        return of.empty() ? 0 : static_cast<std::size_t>(of[row]);
    }
};

RowGroups rowGroups(const RowClasses&);

/// A column's cells as they are drawn: numbers, or levels. Numeric classes are levels.
struct DrawnColumn {
    std::string name;
    bool hasLevels = false;
    std::vector<double> numbers;      ///< one a row, NaN where missing or not finite
    std::vector<std::int32_t> codes;  ///< one a row into `levels`, −1 where missing
    std::vector<std::string> levels;  ///< most rows first, or in the order of their numbers
    bool ascends = false;             ///< the latter, where all levels are numbers and drawn
    std::vector<Index> counts;        ///< rows of every level
    Index distinct = 0;               ///< levels before small ones were summed
    Index present = 0;                ///< rows with a value

    bool isMissing(std::size_t row) const;
};

/// At most `mostLevels` levels: the smallest are summed as "others (17 levels)".
std::optional<DrawnColumn> drawnColumn(const Table&, Index column, const RowClasses&,
                                       std::size_t mostLevels, const GoOn&);

}  // namespace ardent

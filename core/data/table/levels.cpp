#include "core/data/table/levels.h"

#include <algorithm>

#include "core/data/table/number_text.h"

namespace ardent {

ColumnType levelsType(std::size_t levels, Index cells) {
    constexpr std::size_t kFewCategories = 50;
    const auto count = static_cast<Index>(levels);
    const bool allDifferent = count == cells && cells > 2;
    const bool tooMany = levels > kMostCategories || (levels > kFewCategories && 2 * count > cells);
    return allDifferent || tooMany ? ColumnType::Text : ColumnType::Categorical;
}

void sortLevels(std::vector<std::size_t>& positions, const std::vector<std::string>& levels) {
    const auto number = [&](std::size_t position) { return parseNumber(levels[position]); };
    const bool numeric = std::ranges::all_of(positions, [&](std::size_t position) {
        return number(position).kind == NumberKind::Finite;
    });
    std::ranges::sort(positions, [&](std::size_t a, std::size_t b) {
        if (numeric && number(a).value != number(b).value) return number(a).value < number(b).value;
        return levels[a] < levels[b];
    });
}

}  // namespace ardent

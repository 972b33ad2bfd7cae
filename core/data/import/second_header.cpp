#include "core/data/import/second_header.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "core/base/text.h"

namespace ardent {
namespace {

constexpr Index kMostLines = 4;  ///< of a header, behind its first

/// Line of the last of a column's texts where all stand in the first rows, else 0.
Index lastTextLine(const ColumnBuilder& column, Index firstLine) {
    const bool isAtTop = column.badCellCount() > 0 && column.badCellCount() <= kMostLines &&
                         column.badCells().back().line < firstLine + kMostLines;
    return isAtTop ? column.badCells().back().line : 0;
}

}  // namespace

std::string secondHeaderNote(const std::vector<ColumnBuilder>& columns, Index firstLine) {
    std::array<Index, kMostLines> counts{};
    Index ofNumbers = 0;
    for (const ColumnBuilder& column : columns) {
        if (column.kind() != ColumnKind::Levels) ++ofNumbers;
        const Index line = lastTextLine(column, firstLine);
        if (line > 0) ++counts[static_cast<std::size_t>(line - firstLine)];
    }
    const auto most = std::ranges::max_element(counts);
    if (*most < 2 || 2 * *most < ofNumbers) return {};
    const Index last = firstLine + (most - counts.begin());
    const auto example = std::ranges::find_if(columns, [&](const ColumnBuilder& column) {
        return lastTextLine(column, firstLine) == last;
    });
    return fmt::format(
        "Texts down to line {} where {} otherwise hold numbers, such as \"{}\" in \"{}\", as of a "
        "header of several lines, such as with units: keep only the line with the names in the "
        "file.",
        last, counted(*most, "column"), shortened(example->badCells().back().text),
        example->name());
}

}  // namespace ardent

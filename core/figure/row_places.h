#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/range.h"
#include "core/data/table/row_selection.h"

namespace ardent {

struct Figure;

/// Where all rows that a figure stands for lie in it, drawn or not.
struct RowPlaces {
    /// Of the table, ascending; twice where a row has a place in two clouds.
    std::vector<std::int32_t> rows;
    /// One a row: on axes with categories their positions; y is empty for a histogram, x for bars.
    std::vector<double> x, y;
    /// One a row: which of the figure's clouds or stacked groups it belongs to; empty: the first.
    std::vector<std::uint8_t> group;
    std::string rowsAre = {};  ///< in words, where not all of the table are here

    std::size_t groupOf(std::size_t i) const { return group.empty() ? 0 : group[i]; }
};

/// Rows of the table that lie in a rectangle of the figure, ascending. A column, a bar or a cell
/// that the rectangle touches counts with all of its rows, a line with its own one.
std::vector<std::int32_t> rowsWithin(const Figure&, const Range& x, const Range& y);

/// Marks the selected rows wherever the figure shows rows, and its note says how many there are.
/// Where few of them were drawn, further ones are (some of them where they are many), unless more
/// than a place would have to be known of them.
void markSelected(Figure&, const RowSelection&);

/// How many of a figure's rows are selected; where none is, what the figure's rows are, if that is
/// known.
std::string selectedText(Index count, const std::string& rowsAre);

}  // namespace ardent

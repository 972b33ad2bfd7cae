#pragma once

#include <vector>

#include "core/figure/figure_row.h"

namespace ardent {

/// Cells with words, one row for each of them: what stands in a column and how that was made, the
/// name of the row, and the number with its spread, its difference and what else is said of it.
/// Methods that stand in the first row have a column instead.

Index listingRows(const Cells&);

FigureRow listingRow(const Figure&, const Cells&, Index index);

/// In the order of FigureColumn.
std::vector<FigureColumn> listingColumns(const Cells&);

}  // namespace ardent

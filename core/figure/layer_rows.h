#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "core/figure/figure_row.h"

namespace ardent {

/// The numbers of one layer in a figure's table.

Index rowCount(const Layer&);

FigureRow rowOf(const Figure&, const Layer&, Index index);

/// Columns that may hold something, in any order.
std::vector<FigureColumn> columnsOf(const Layer&);

/// Rows of the data behind the chosen rows: see FigureTable.
std::vector<std::int32_t> tableRowsOf(const Figure&, const Layer&,
                                      const std::function<bool(Index)>& isChosen);

}  // namespace ardent

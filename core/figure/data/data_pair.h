#pragma once

#include "core/base/go_on.h"
#include "core/figure/data/data_figure.h"
#include "core/figure/drawn_column.h"

namespace ardent {

/// One column against another: points of two columns of numbers, points in a row for every level,
/// or the numbers of rows of two columns of levels.
std::optional<Figure> pairFigure(const Table&, const RowClasses&, const DataChoice&, const GoOn&);

}  // namespace ardent

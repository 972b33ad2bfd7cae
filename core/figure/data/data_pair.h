#pragma once

#include "core/base/go_on.h"
#include "core/data/task/recipe.h"
#include "core/figure/data/data_choice.h"
#include "core/figure/drawn_column.h"
#include "core/figure/figure.h"

namespace ardent {

/// One column against another: points of two columns of numbers, points in a row for every level,
/// or the numbers of rows of two columns of levels.
std::optional<Figure> pairFigure(const Table&, const RowClasses&, const DataChoice&, const GoOn&);

}  // namespace ardent

#pragma once

#include <optional>

#include "core/base/go_on.h"
#include "core/data/task/recipe.h"
#include "core/explain/explained.h"
#include "core/figure/data/data_choice.h"
#include "core/figure/figure.h"

namespace ardent {

/// What columns of a table hold, apart from any model. The recipe tells the target: where it is
/// classes, up to sixteen of them are told apart, and its own column counts as one of levels.
/// Levels stand with the largest first, at most 30 of them; those that are numbers ascend. An empty
/// figure says why where there is nothing to draw.
std::optional<Figure> dataFigure(const Table&, const Recipe&, const DataChoice&,
                                 const GoOn& = always);

}  // namespace ardent

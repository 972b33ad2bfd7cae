#pragma once

#include "core/data/task/recipe.h"

namespace ardent {

/// Mean loss over the rows of the best prediction that ignores every variable: the training mean (0
/// after centring), or the training shares of the classes.
double constantLoss(const Task&, const std::vector<std::int32_t>& rows);

}  // namespace ardent

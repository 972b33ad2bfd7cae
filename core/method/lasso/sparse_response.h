#pragma once

#include "core/data/task/recipe.h"
#include "core/train/sparse_path.h"

namespace ardent {

/// Response of the given rows in the terms of the lasso's solver.
SparseResponse responseOf(const Task&, const std::vector<std::int32_t>& rows);

}  // namespace ardent

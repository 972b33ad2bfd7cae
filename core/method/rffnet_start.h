#pragma once

#include "core/data/recipe.h"

namespace ardent {

/// (largest − smallest value) / d of every column over the given rows (RFFNet, eq. 15).
Vector rangeOverDimension(const DesignMatrix& x, const std::vector<std::int32_t>& rows);

/// Absolute weights of a lasso on the training rows, its penalty the best of a path of 20 on the
/// validation rows (RFFNet, D.2, "Regressor"). Several classes: the largest weight over
/// one-versus-rest fits of the class indicators. Where the lasso keeps nothing, the relevances of
/// `rangeOverDimension`.
Vector lassoWeights(const Task& task);

}  // namespace ardent

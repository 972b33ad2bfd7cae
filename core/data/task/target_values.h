#pragma once

#include <cstdint>
#include <vector>

#include "core/data/task/recipe.h"

namespace ardent {

/// Class index of each of the rows. Classification only.
std::vector<int> classLabels(const Task&, const std::vector<std::int32_t>& rows);

/// Target of each of the rows in its own unit, before any transform. Regression only.
std::vector<double> targetValues(const Task&, const std::vector<std::int32_t>& rows);

/// Rows × outputs as kernel methods see the target: the standardised number, −1/+1 of two classes,
/// or one column of 0 and 1 a class.
Matrix targetColumns(const Task&, const std::vector<std::int32_t>& rows);

}  // namespace ardent

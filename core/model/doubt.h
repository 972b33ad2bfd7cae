#pragma once

#include <string>
#include <string_view>

#include "core/data/recipe.h"

namespace ardent {

/// A sentence where held-out rows do not show that a model predicts better than a constant: neither
/// the squared nor the absolute error (classes: neither the log loss nor the accuracy) falls below
/// that of the training rows' mean and median (class shares and largest class) by more than the
/// standard error of the difference, taken row by row, times the 0.975 quantile of Student's t; or
/// where R² is not above 0. "" else, of fewer than 5 rows, and of a model that is that constant.
/// rows: of the part called `part` ("test"); predicted: their rows × outputs in the target's unit,
/// or rows × classes of probabilities.
std::string doubtOf(const Task&, const std::vector<std::int32_t>& rows, std::string_view part,
                    const Matrix& predicted);

}  // namespace ardent

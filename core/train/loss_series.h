#pragma once

#include <vector>

#include "core/data/task/recipe.h"
#include "core/model/loss.h"
#include "core/train/curve.h"

namespace ardent {

/// "Training loss (mean squared error)" and the same of validation rows.
CurveSeries trainingLoss(Loss);
CurveSeries validationLoss(Loss);

/// The training loss and, where there are validation rows, theirs.
std::vector<CurveSeries> lossSeries(const Task&);

}  // namespace ardent

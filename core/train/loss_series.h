#pragma once

#include <vector>

#include "core/data/task/recipe.h"
#include "core/model/loss.h"
#include "core/train/curve.h"

namespace ardent {

/// "Training loss (mean squared error)" and the same of validation rows.
CurveSeries trainingLoss(Loss);
/// Where a level is in no training row, methods take 0 in each of its inputs; the metrics of a
/// finished model take the mean over the levels, so that the two need not agree.
CurveSeries validationLoss(Loss);

/// The training loss and, where there are validation rows, theirs.
std::vector<CurveSeries> lossSeries(const Task&);

}  // namespace ardent

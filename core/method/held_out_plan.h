#pragma once

#include <vector>

#include "core/data/task/recipe.h"
#include "core/train/loss_series.h"

namespace ardent {

/// Which rows judge a penalty: folds of the training rows, the validation rows, both, or, of a
/// single training row, that row itself.
struct HeldOutPlan {
    int folds = 0;  ///< 0, or 2 and more
    bool hasValidation = false;
};

/// Folds where there are fewer than `enoughValidation` validation rows, no more than `mostFolds`.
HeldOutPlan heldOutPlan(const Task&, int folds, int enoughValidation = 1);

/// So many validation rows choose λ alone. A squared error has no bound, so that the one row far
/// out that a λ fails on has to be among the held-out ones: 1,000. Cross-entropy grows no faster
/// than the scores, and its folds cost five more fits: 100.
int enoughValidation(const Task&);

/// The same for a fit on waves. No number of validation rows chooses a least-squares fit alone: the
/// value of a column that one training row has can be what a single test row has too, and only the
/// folds hold that row out.
int enoughValidationForWaves(const Task&);

/// "cross-entropy over 5 folds and the validation rows"; loss: "cross-entropy".
Message scoredOver(const HeldOutPlan&, const Message& loss);

/// The curve of the loss that such a plan takes.
CurveSeries heldOutSeries(const HeldOutPlan&, Loss);

/// "5-fold cross-validated loss", the title of that curve, and which rows it is a loss of.
Message heldOutTitle(const HeldOutPlan&);
SeriesRows heldOutRows(const HeldOutPlan&);

/// Rows to fit on and rows to score on.
struct HeldOut {
    std::vector<std::int32_t> fit, score;
};

/// The folds of `trainingFolds`, then all training rows and the validation rows.
std::vector<HeldOut> heldOutParts(const Task&, const HeldOutPlan&, Seed);

struct JudgedLoss {
    double mean = 0.;   ///< in which every row counts alike
    double error = 0.;  ///< standard error of the mean over the folds; 0 where they are not all
};

/// losses: of the parts above.
JudgedLoss judgedLoss(const HeldOutPlan&, const std::vector<HeldOut>&,
                      const std::vector<double>& losses);

}  // namespace ardent

#pragma once

#include <optional>

#include "core/base/go_on.h"
#include "core/method/fourier_objective.h"
#include "core/train/trainer.h"

namespace ardent {

/// Mean loss over the rows of the best prediction that ignores every variable: the training mean (0
/// after centring), or the training shares of the classes.
double constantLoss(const Task&, const std::vector<std::int32_t>& rows);

/// What training adds to the mean loss: alpha · ‖a‖².
double weightPenalty(const FourierParameters<float>&, double alpha);

/// TopK over the source columns, on the validation rows or, without any, the training rows. The
/// score is the mean squared error in the target's unit, or the AUC, or where a class is missing
/// among the rows the log loss. Some drawn rows only where the scores of all
/// nested sets together would take more than 256 MB; the score's name says so.
std::optional<Selection> selectSources(const Task&, const FourierBasis&,
                                       const FourierParameters<float>&, const GoOn& goOn);

/// Of a training that has ended after so few gradient steps.
Message hasteText(Index steps);

/// Of one whose best epoch is the last.
Message lastEpochText();

/// Of one whose best model does hardly better than a constant.
Message hardlyBetterText();

}  // namespace ardent

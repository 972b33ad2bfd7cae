#pragma once

#include <optional>

#include "core/base/go_on.h"
#include "core/method/fourier_objective.h"
#include "core/method/rffnet/rffnet_target.h"
#include "core/train/trainer.h"

namespace ardent {

/// What training adds to the mean loss: alpha · ‖a‖².
double weightPenalty(const FourierParameters<float>&, double alpha);

/// TopK over the source columns, on the validation rows or, without any, the training rows. The
/// score is the mean squared error in the target's unit, or the AUC, or where a class is missing
/// among the rows the log loss. Some drawn rows only where the scores of all
/// nested sets together would take more than 256 MB; the score's name says so.
std::optional<Selection> selectSources(const Task&, const RffnetTarget&, const FourierBasis&,
                                       const FourierParameters<float>&, const GoOn& goOn);

/// Of a training that has ended after so few gradient steps.
Message hasteText(Index steps);

/// Of one whose best epoch is the last.
Message lastEpochText();

/// How much of a constant's loss a model's may be at most to say anything of the variables, and
/// from which on a training has diverged though all numbers are finite.
inline constexpr double kHardlyBetter = 0.98, kMuchWorse = 2.;

/// Of a model with this mean loss over the validation rows, where a constant has that one: that it
/// predicts hardly better, worse or much worse; empty where it is better.
Message besideConstantText(double loss, double ofConstant);

}  // namespace ardent

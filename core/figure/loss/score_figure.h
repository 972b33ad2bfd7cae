#pragma once

#include <span>

#include "core/figure/loss/loss_curve.h"

namespace ardent {

/// The best score so far of each run, one line a run, against the seconds spent training: of
/// validation rows, of held-out folds where there are none, else of training rows. Numbers are
/// scored by the root mean squared error in the target's unit, classes by the loss. Runs whose
/// score is another one than that of the run told first are left out and named. Where no run has a
/// score, or no times are known, `lossFigure`.
Figure scoreFigure(std::span<const LossCurve> runs, const LossChoice& choice = {});

}  // namespace ardent

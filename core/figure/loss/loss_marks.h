#pragma once

#include <span>
#include <vector>

#include "core/figure/loss/loss_curve.h"
#include "core/figure/loss/loss_stages.h"

namespace ardent {

/// The run told first or the only one, of which ticks are marked; null where it is not drawn by
/// itself: a mean of seeds has no model of its own.
const LossCurve* markedRun(std::span<const LossCurve> runs, const LossChoice& choice);

/// Marks what is not drawn, the kept tick and, by letters in their order, the changes of a run.
/// They follow its lines.
void markTicks(const LossCurve& run, const std::vector<UndrawnTicks>& undrawn,
               const LossChoice& choice, Figure& figure);

/// A last stage of which nothing is drawn takes a fifth of the axis at most; the whole of it is in
/// sight once the axes are fitted to all.
void narrowLastStage(const LossCurve& run, const std::vector<UndrawnTicks>& undrawn, Figure&);

}  // namespace ardent

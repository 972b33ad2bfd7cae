#pragma once

#include <span>

#include "core/figure/loss_figure.h"

namespace ardent {

/// Marks the kept tick and, by letters in their order, the changes of the run told first or of the
/// only one; a mean of seeds has no model of its own. They follow that run's lines.
void markTicks(std::span<const LossCurve> runs, const LossChoice& choice, Figure& figure);

}  // namespace ardent

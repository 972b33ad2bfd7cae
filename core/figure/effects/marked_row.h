#pragma once

#include "core/figure/effects/effect_figure.h"

namespace ardent {

/// Marks in an effect figure of this choice where a row of source values (a number, or a level's
/// position) stands: on its own curve for a number, as a point of a surface, else as the filled bar
/// or an upright line. A predictor without closed forms has no effect figure, so nothing to mark.
void markRow(const Predictor&, const Vector& values, const EffectChoice&, Figure&);

}  // namespace ardent

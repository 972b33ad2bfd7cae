#pragma once

#include <span>
#include <string>

#include "core/explain/closed_form.h"

namespace ardent {

enum class DerivativeOrder { Slope = 1, Curvature = 2 };

/// Whether a few waves, each of which turns more than once within a standard deviation of one of
/// these numeric inputs, make much of the mean squared derivatives along them: frequencies of a
/// heavy-tailed law, as those of the Laplace kernel, have no moments, so that single draws decide.
bool fewFastWavesDecide(const ClosedForm&, std::span<const Index> inputs, DerivativeOrder);

/// What to say of slopes of which these waves decide; empty where none do.
Message fastWavesCaution(const ClosedForm&, std::span<const Index> inputs);

/// What a difference of f over one unit of an input, centred, multiplies a wave by where the slope
/// multiplies it by ω: 2 sin(ω/2), d × D.
Matrix differenceFactors(const ClosedForm&);

}  // namespace ardent

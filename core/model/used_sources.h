#pragma once

#include <vector>

#include "core/model/predictor.h"

namespace ardent {

/// Whether the model looks at each source column: not where its linear coefficients and the
/// frequencies of all waves with a weight are exactly 0. A kernel model looks at all but
/// those of scale 0, trees at those that they split on.
std::vector<bool> usedSources(const Predictor&);

/// The same of these alone: whether it looks at all of them.
bool usesAll(const Predictor&, const std::vector<Index>& sources);

}  // namespace ardent

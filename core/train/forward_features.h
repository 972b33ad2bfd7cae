#pragma once

#include <optional>
#include <vector>

#include "core/base/go_on.h"
#include "core/train/feature_gram.h"

namespace ardent {

/// `count` of the D features, each the one that lowers
///
///     (1/n) ‖Y − 1cᵀ − Za‖² + λ ‖a‖²  over a and c
///
/// the most beside those before it, for λ > 0 and count ≤ D: forward selection by pivoted Cholesky
/// (regularised orthogonal least squares; Chen, Chng & Alkadhimi, 1996) in O(D · count²).
std::optional<std::vector<Index>> forwardFeatures(const FeatureGram&, Index count, double lambda,
                                                  const GoOn& goOn);

}  // namespace ardent

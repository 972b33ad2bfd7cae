#pragma once

#include "core/base/go_on.h"
#include "core/train/feature_gram.h"
#include "core/train/logistic_fit.h"

namespace ardent {

/// The sums that a least-squares fit needs, over any features; all in float64, with the same bits
/// for any number of threads. targets: n × K.
std::optional<FeatureGram> rowGram(const FeatureRows&, const Matrix& targets, const GoOn& goOn);

/// The sums over two disjoint sets of rows together.
FeatureGram sumOf(const FeatureGram&, const FeatureGram&);

/// Mean over the rows of the squared errors of Z a + c, summed over the targets.
double meanSquaredError(const FeatureGram&, const LinearScores&);

}  // namespace ardent

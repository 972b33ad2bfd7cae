#pragma once

#include "core/method/feature_path.h"

namespace ardent {

/// A linear support vector machine on the features for every λ: mean hinge loss + λ ‖a‖² with a
/// free intercept, so that C is 1/(2nλ), at most 1000; one class against the rest where there are
/// more than two. The path goes over C = 0.01 … 100. Decision values are calibrated on the held-out
/// rows, by whose cross-entropy λ is chosen. Classes only. Holds the features of every fold.
std::unique_ptr<LambdaSolver> makeHingePath(TaskPtr, FeatureSpaceMaker, const LambdaOptions&, Seed);

}  // namespace ardent

#pragma once

#include "core/method/feature_path.h"

namespace ardent {

/// A linear support vector machine on the features for every λ: mean hinge loss + λ ‖a‖² with a
/// free intercept, so that libsvm's C is 1/(2nλ); one class against the rest where there are more
/// than two. The path goes over C = 0.01 … 100. Decision values are calibrated on the held-out
/// rows, by whose cross-entropy λ is chosen. Classes only, up to `kMostSvmRows` training rows.
std::unique_ptr<LambdaSolver> makeHingePath(TaskPtr, FeatureSpaceMaker, const LambdaOptions&, Seed);

}  // namespace ardent

#pragma once

#include <span>

#include "core/base/types.h"

namespace ardent {

/// How scores become probabilities: softmax(slope · f + shift), or for one score a row
/// 1 / (1 + exp(−slope · f − shift)).
struct Calibration {
    double slope = 1.;
    Vector shift;  ///< K
};

enum class CalibrationShift { Free, None };

/// The most likely slope > 0 (and shifts, which sum to zero where K > 1) for the given scores (n ×
/// K) and class indices, with a prior on log slope that counts like one row, so that separable
/// scores get a finite slope. Platt scaling (Platt, 1999) for K = 1; for K > 1 the scaling of Guo
/// et al. (2017). Without shifts the likeliest class stays that of the largest score. Looks at no
/// more than `mostRows`, drawn where there are more, the same ones each time.
Calibration calibrate(const Matrix& scores, std::span<const int> labels, CalibrationShift,
                      Index mostRows = 20'000);

}  // namespace ardent

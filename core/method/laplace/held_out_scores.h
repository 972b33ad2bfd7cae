#pragma once

#include <vector>

#include "core/base/types.h"
#include "core/model/predictor.h"
#include "core/train/calibration.h"

namespace ardent {

/// Scores (n × K) of rows by a model that has not seen them, and the classes of these rows.
struct HeldOutScores {
    Matrix scores;
    std::vector<int> labels;
    double weight = 1.;  ///< of the mean loss
};

/// How scores of models made like these become probabilities.
Calibration calibrationOf(const std::vector<HeldOutScores>&);

/// Mean log loss of calibrated scores, where every part is calibrated by the other ones, and each
/// half of a single part by the other half, so that no row tells its own probability.
double calibratedLoss(Link, const std::vector<HeldOutScores>&);

}  // namespace ardent

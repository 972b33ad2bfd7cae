#pragma once

#include <vector>

#include "core/data/task/recipe.h"
#include "core/method/evidence/coordinates.h"
#include "core/model/loss.h"
#include "core/model/predictor.h"

namespace ardent {

/// What all stages of the metric method learn from.
struct MetricTask {
    TaskPtr task;
    Loss loss = Loss::Squared;
    std::vector<std::int32_t> train, validation;
    double lossUnit = 1.;  ///< what a loss on the standardised target is multiplied by

    Index outputs() const { return task->recipe->outputs(); }
};

/// f(x) = c + Σ_k a_k cos(ω_k·u + b_k), where ω is γ ⊙ ε, M ε or free; s coordinates, D features, K
/// outputs.
struct MetricNet {
    CoordinatesPtr coordinates;
    Vector scale;      ///< γ: s; empty: not diagonal
    Matrix metric;     ///< M: s × s; 0 × 0: diagonal or free
    Matrix base;       ///< ε, or ω itself: s × D
    Vector phases;     ///< b: D
    Matrix weights;    ///< a: D × K
    Vector intercept;  ///< c: K

    Index features() const { return base.cols(); }
    Matrix frequencies() const;  ///< ω: s × D
};

/// The same function of all d inputs.
FourierModel modelOf(const MetricNet&, Index inputs);

/// Scores at the given rows: their number × K.
Matrix scoresOf(const MetricNet&, const std::vector<std::int32_t>& rows);

/// Mean loss of scores (rows × K) at these rows.
double meanLoss(const MetricTask&, const Matrix& scores, const std::vector<std::int32_t>& rows);

}  // namespace ardent

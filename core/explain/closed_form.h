#pragma once

#include "core/base/message.h"
#include "core/data/task/sources.h"
#include "core/model/predictor.h"

namespace ardent {

/// f(x) = c + L x + Σ_k a_k cos(ω_k·x + b_k) of a predictor before its link, in float64: d encoded
/// inputs, D features, K outputs. Regression: in the target's unit. Two classes: log-odds of the
/// second. More classes: scores less their mean over the classes, which softmax does not see.
struct ClosedForm {
    Matrix frequencies;  ///< ω = γ ⊙ E: d × D, radians per encoded unit
    Vector phases;       ///< b: D
    Matrix weights;      ///< a: D × K
    Vector intercept;    ///< c: K
    Matrix linear;       ///< L: K × d

    Index inputs() const { return frequencies.rows(); }
    Index features() const { return frequencies.cols(); }
    Index outputs() const { return weights.cols(); }
};

/// The predictor must have a Fourier model.
ClosedForm closedForm(const Predictor&);

/// Scores (n × K) of any model on the scale of `closedForm`.
Matrix statedScores(const Predictor&, Matrix scores);

/// What f is measured in: "unit of price", "log-odds of class yes", "class score".
Message outputUnit(const Predictor&);

/// How several outputs become one number; empty for a single output.
Message pooled(const Message& how, const Predictor&);

}  // namespace ardent

#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "core/base/go_on.h"
#include "core/base/types.h"
#include "core/train/lbfgs.h"

namespace ardent {

/// A float64 feature matrix Z (n × D) by blocks of rows, so that it need not be held.
struct FeatureRows {
    Index rows = 0;
    Index columns = 0;
    /// Writes rows first … first + size − 1 to `block`, making it size × D. Called from several
    /// threads at once.
    std::function<void(Index first, Index size, Matrix& block)> fill;
};

/// Z itself, which must outlive the result.
FeatureRows heldRows(const Matrix& z);

/// Scores Z a + c: D × K weights and K intercepts.
struct LinearScores {
    Matrix weights;
    Vector intercept;
};

struct LogisticFit {
    LinearScores scores;
    double objective = 0.;
    int evaluations = 0;  ///< passes over the rows
    bool converged = false;
};

/// A Hessian of the losses, scaled up from the rows looked at to all rows: joint over the outputs,
/// K (D + 1) square, or its mean over them, D + 1 square.
struct LogisticCurvature {
    Matrix dense;  ///< its upper triangle; 0 × 0 where it would be too large
    Vector diagonal;
};

/// Penalised logistic (two classes, K = 1) and multinomial (K classes, K outputs) regression:
///
///     minimise  Σ_i loss(Z a + c)_i + penalty / 2 · ‖a‖²,  c without penalty,
///
/// by L-BFGS whose preconditioner is the Cholesky factor of s ZᵀZ + penalty · I, the Hessian of the
/// model without variables (compare Böhning, 1992), and after every 25 steps that of the Hessian at
/// the point reached (of its mean over the outputs where K (D + 1) > 2000): 10 to 150 passes over
/// the rows whatever the scales of the columns, and Newton's method where that is not enough. Of
/// many rows a part stands for all in the preconditioner. Results are the same bits for any number
/// of threads. The intercepts of a multinomial model, free up to a common shift, sum to zero.
///
/// Without penalty and with separable classes there is no minimum: the last of the allowed
/// iterations then counts, and `converged` is false.
class LogisticRegression {
public:
    /// labels: one class index a row, below `classes` ≥ 2.
    LogisticRegression(FeatureRows, std::span<const float> labels, Index classes);

    /// From `start`, or from the shares of the classes when null.
    std::optional<LogisticFit> fit(double penalty, const LinearScores* start, const GoOn& goOn,
                                   const LbfgsSettings& = {.maxIterations = 300,
                                                           .tolerance = 1e-8});

    Index outputs() const { return outputs_; }

private:
    std::optional<LogisticCurvature> startCurvature(const GoOn&) const;
    std::optional<LogisticCurvature> curvatureAt(const LinearScores&, const GoOn&) const;
    std::optional<LogisticCurvature> jointCurvature(const LinearScores&, const GoOn&) const;
    std::optional<LogisticCurvature> meanCurvature(const LinearScores&, const GoOn&) const;
    Matrix probabilitiesOf(const LinearScores&, const Matrix& block) const;
    LinearScores sharesOnly() const;
    double evaluate(const Vector& x, double penalty, Vector& gradient) const;

    FeatureRows features_;
    std::vector<double> targets_;
    Index outputs_;
    Vector shares_;                           // of the classes
    std::optional<LogisticCurvature> start_;  // at the shares of the classes
};

}  // namespace ardent

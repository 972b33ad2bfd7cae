#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/base/go_on.h"
#include "core/method/fourier_objective.h"
#include "core/train/feature_gram.h"

namespace ardent {

/// What SRFF learns from: chosen rows of x with one target a row of x, as the losses want it.
template <class T>
struct SrffRows {
    using Design = Eigen::Matrix<T, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;

    const Design& x;
    const std::vector<T>& y;
    std::vector<std::int32_t> rows;
};

/// A model f(x) = c + Σ_k a_k cos(E_k·(γ ⊙ x) + b_k) with what the training rows say of it.
struct SrffPoint {
    Vector scale;           ///< γ: d
    Matrix weights;         ///< a: D × K
    Vector intercept;       ///< c: K
    double loss = 0.;       ///< mean over the training rows
    double objective = 0.;  ///< loss + λ ‖a‖²

    /// Mean square of f far from all rows, see far_rows.h.
    double farSquare() const { return 0.5 * weights.squaredNorm(); }
};

/// Where the descent for one λ stands. Copied to start another λ from it.
struct SrffDescent {
    SrffPoint point;
    Vector previous;       ///< γ one step ago
    double momentum = 1.;  ///< FISTA's t
    double step = 0.;      ///< 0: not known yet
    bool converged = false;
};

/// Minimises
///
///     (1/n) Σ_i loss(y_i, f(x_i)) + λ ‖a‖²  over a, c and γ on the simplex {γ ≥ 0, Σγ = size}
///
/// (SRFF, Algorithm 1) in alternation: a and c by ridge (eq. 5; float64 Cholesky of the Gram
/// matrix), then γ by one accelerated projected gradient step with backtracking and restart
/// (FISTA; Beck & Teboulle, 2009; O'Donoghue & Candès, 2015). Every trial γ is judged with its own
/// best a, not with the old one: at the best a the gradient of the reduced objective by γ is the
/// partial one (eq. 11, whose printed form is half of it), so that a step costs the same, and far
/// fewer are needed because γ need not wait for a. The objective never rises.
///
/// The logistic losses have no closed form for a: some Newton-like steps with the bound s ZᵀZ on
/// the Hessian (Böhning, 1992; s = ¼ for two classes, ½ for more) stand for the ridge.
///
/// The paper has no 1/n, a factor √2 in Z and no intercept; its λ is 2n times this one.
template <class T>
class SrffSolver {
public:
    SrffSolver(const FourierBasis&, Loss, Index outputs, SrffRows<T>, Intercept);

    /// γ on the simplex, in proportion to `scale` ≥ 0 (d) over the inputs that vary among the rows,
    /// or evenly over these where it is empty or 0; a = 0.
    SrffDescent start(double size, const Vector& scale = {}) const;

    /// Makes a, c, loss and objective those of the point's γ under `lambda`. False: `goOn` was, and
    /// nothing is changed.
    bool fit(SrffPoint&, double lambda, const GoOn& goOn);

    /// One step of γ with the fit that follows; the point must be fitted under `lambda`. False as
    /// above.
    bool advance(SrffDescent&, double lambda, double size, const GoOn& goOn);

    /// Algorithm 1 of the paper as it stands: γ by accelerated projected gradient steps at fixed a
    /// and c (eq. 10), at most 100, until one gains less than 10⁻⁵ of the loss; then a and c.
    bool alternate(SrffDescent&, double lambda, double size, const GoOn& goOn);

    /// Mean loss and its gradient by γ at fixed a and c.
    double gradient(const SrffPoint&, Vector& byScale);

    /// Largest eigenvalue of the centred ZᵀZ/n at γ, times half the loss's curvature: a λ above it
    /// shrinks even the strongest direction of a to less than half. Nothing: `goOn` said no.
    std::optional<double> largestCurvature(const Vector& scale, const GoOn& goOn);

    /// Mean loss over other rows of the same x.
    double loss(const SrffPoint&, std::span<const std::int32_t> rows);

    /// Mean loss of the best constant.
    double nullObjective() const { return nullObjective_; }

private:
    /// Of the rows at γ; the last one is kept. Null: `goOn` said no.
    const FeatureGram* gram(const Vector& scale, const GoOn& goOn);
    FourierParameters<T> parameters(const SrffPoint&) const;
    /// One step of γ at fixed a and c; the point's loss follows.
    bool moveScale(SrffDescent&, double size);
    bool fitSquared(SrffPoint&, double lambda, const GoOn& goOn);
    bool fitLogistic(SrffPoint&, double lambda, const GoOn& goOn);
    Vector project(const Vector& scale, double size) const;

    FourierBasis basis_;
    Loss loss_;
    Index outputs_;
    SrffRows<T> data_;
    Intercept intercept_;
    Matrix targets_;           // n × K: what the squared loss fits
    std::vector<Index> live_;  // inputs that vary
    double nullObjective_ = 0.;
    Vector gramScale_;
    std::optional<FeatureGram> gram_;
    FourierObjective<T> objective_;
};

extern template class SrffSolver<float>;
extern template class SrffSolver<double>;

}  // namespace ardent

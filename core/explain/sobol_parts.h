#pragma once

#include "core/explain/marginal.h"

namespace ardent {

/// Complex numbers by parts.
struct Parts {
    Matrix real, imaginary;
};

/// exp(i ω_sk·node) for nodes × D.
Parts nodeWaves(const ClosedForm&, const SourceInputs&, const Marginal&, Index firstFeature,
                Index features);

/// What Sobol indices are made of: the marginals and their means of exp(i ω_sk·x_s), D × sources.
struct Marginals {
    std::vector<SourceInputs> sources;
    std::vector<Marginal> of;  ///< a point at 0 for what the model does not look at
    std::vector<bool> used;
    Parts means;
};

/// Π_{t ≠ s} of the means (and of all but `without`, if ≥ 0) for every source s: D × sources.
Parts meansOfOthers(const Parts& means, Index without = -1);

/// Variances that the linear part takes part in, one a source: of L_s x_s plus twice its covariance
/// with the cosines' share E[F | x_s], and of E[f | x_s] as a whole.
struct MainEffects {
    Vector linear;  ///< Var(L_s x_s) + 2 Cov(E[F | x_s], L_s x_s)
    Vector whole;   ///< Var E[f | x_s]
};

MainEffects mainEffects(const ClosedForm&, const Marginals&);

/// Sides of the square tiles that the D × D features are cut into.
inline constexpr Index kSobolTile = 32;

/// Adds to `total` Var F, and to each source of `withOthers` E[Var(F | all but x_s)], what features
/// first + 0 … 31 and second + 0 … 31 contribute; first ≤ second. F is f without its linear part.
void addTile(const ClosedForm&, const Marginals&, Index first, Index second, double& total,
             Eigen::Ref<Vector> withOthers);

/// Variance of the part of f that sources s and t have only together. others: what
/// meansOfOthers(means, s) holds for t.
double pairVariance(const ClosedForm&, const Marginals&, Index s, Index t, const Parts& wavesOfS,
                    const Vector& othersReal, const Vector& othersImaginary);

}  // namespace ardent

#pragma once

#include <optional>
#include <vector>

#include "core/base/go_on.h"
#include "core/base/types.h"

namespace ardent {

/// Rows of a fit: inputs (m × d) and targets (m × K), each of mean about 0.
struct LaplaceRows {
    Matrix x, y;
    std::vector<int> parts;  ///< rows that are left out together have one number; empty: each alone
};

/// Kernel ridge regression with the product Laplace kernel k(x, x′) = exp(−Σ_j γ_j |x_j − x′_j|):
/// with C = K + λ I the scores are k(x, ·) α, α = C⁻¹ y.
struct LaplaceFit {
    Matrix weights;  ///< α: m × K
    /// Scores of every row by the fit of the rows that are not of its part B, y − (C⁻¹_BB)⁻¹ α_B
    /// (Rasmussen & Williams 2006, eq. 5.12, for one row): m × K.
    Matrix leftOut;
    /// The log marginal likelihood of Gaussian processes with this kernel and λ times their
    /// variance as noise, that variance profiled out; times −2/m, so that lower is better, and
    /// without constants: log(yᵀα/m) + log det C / m, the mean over the K targets.
    double evidence = 0.;
    Vector byLogScale;        ///< its derivative by log γ: d; empty where not asked for
    double byLogLambda = 0.;  ///< and by log λ
};

/// Scratch of one fit at a time; reused for ever.
struct LaplaceSpace {
    Matrix factor, kernel, inverse;
};

/// WeightsAlone: not even the scores of the rows left out, which take as long as the weights.
enum class LaplaceSlopes { WeightsAlone, None, ByLogScale };

/// In float64, with the same bits for any number of threads. scale: γ, d, 0 for an input that is
/// left out; lambda > 0. An evidence of +∞ and nothing else where C, or what C⁻¹ is for a part,
/// is not positive definite in this arithmetic. Nothing when `goOn` said no. Time grows with m³ and
/// m² d; memory is 8 m² bytes, three times that with slopes.
std::optional<LaplaceFit> fitLaplace(const LaplaceRows&, const Vector& scale, double lambda,
                                     LaplaceSlopes, LaplaceSpace&, const GoOn& goOn);

}  // namespace ardent

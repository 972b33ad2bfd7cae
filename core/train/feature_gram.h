#pragma once

#include <optional>
#include <vector>

#include "core/base/go_on.h"
#include "core/base/types.h"
#include "core/kernel/fourier_basis.h"

namespace ardent {

/// Everything that a least-squares fit on Fourier features needs to know of n rows: sums over the
/// rows of products of the D features Z = cos(X diag(γ) E + b), without a factor √(2/D), and the K
/// targets Y. All float64.
struct FeatureGram {
    Index rows = 0;         ///< n
    Matrix products;        ///< ZᵀZ: D × D
    Matrix targetProducts;  ///< ZᵀY: D × K
    Vector sums;            ///< Zᵀ1: D
    Vector targetSums;      ///< Yᵀ1: K
    Vector targetSquares;   ///< Σ y² of each target: K

    Index features() const { return products.rows(); }
    Index outputs() const { return targetSums.size(); }
};

/// Over the listed rows of x. scale: γ (d); targets: one row for each of `rows` (n × K). Row blocks
/// are mapped and multiplied in parallel, and no n × D matrix is kept; the result has the same bits
/// whatever the threads. float32 x: features and the products of 512 rows in float32, summed in
/// float64. float64 x: all in float64.
std::optional<FeatureGram> featureGram(const FourierBasis&, const Vector& scale,
                                       const DesignMatrix& x, const std::vector<std::int32_t>& rows,
                                       const Matrix& targets, const GoOn& goOn);
std::optional<FeatureGram> featureGram(const FourierBasis&, const Vector& scale, const Matrix& x,
                                       const std::vector<std::int32_t>& rows, const Matrix& targets,
                                       const GoOn& goOn);

/// Bytes that `featureGram` takes for D features and K targets.
double featureGramBytes(Index features, Index outputs);

enum class Intercept { Free, None };

/// The minimum of (1/n) ‖Y − 1cᵀ − Za‖² + λ ‖a‖²; c has no penalty, and is 0 with Intercept::None.
/// (The SRFF paper's λ, eq. 5, is n/2 times this one: it has no 1/n, and a factor √2 in Z.)
struct RidgeFit {
    Matrix weights;    ///< a: D × K
    Vector intercept;  ///< c: K
    Vector loss;       ///< (1/n) ‖y − c − Za‖² of each target: K
    double penalty;    ///< ‖a‖²
};

/// By float64 Cholesky. Where the equations are singular (λ = 0 with dependent features) the fit of
/// least norm.
RidgeFit ridgeFit(const FeatureGram&, double lambda, Intercept);

/// The same for many λ: one eigendecomposition, then O(D²K) a λ.
class RidgePath {
public:
    RidgePath(const FeatureGram&, Intercept);

    RidgeFit at(double lambda) const;

    /// Of ZᵀZ/n, centred where the intercept is free; ascending.
    const Vector& eigenvalues() const { return eigenvalues_; }

private:
    FeatureGram gram_;
    Intercept intercept_;
    Matrix vectors_;
    Vector eigenvalues_;
    Matrix projected_;  // eigenvectors by centred target products / n
};

}  // namespace ardent

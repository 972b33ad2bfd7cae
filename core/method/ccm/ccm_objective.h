#pragma once

#include <optional>
#include <vector>

#include "core/base/go_on.h"
#include "core/base/types.h"
#include "core/kernel/fourier_basis.h"

namespace ardent {

/// Of rows whose variables are multiplied by w.
enum class CcmKernel {
    Gaussian,   ///< exp(−‖w⊙Δ‖²/(2σ²))
    Laplace,    ///< exp(−‖w⊙Δ‖₁/σ)
    Linear,     ///< s = (w⊙x)·(w⊙x′)
    Polynomial  ///< (1 + s)²
};

/// Whether random Fourier features stand for it.
inline bool isShiftInvariant(CcmKernel kernel) {
    return kernel == CcmKernel::Gaussian || kernel == CcmKernel::Laplace;
}

/// What conditional covariance minimisation looks at, in float64.
struct CcmData {
    Matrix x;  ///< n × d, standardised
    Matrix y;  ///< n × k, every column centred: the target, −1/+1, or one column a class
    /// Weight that column j of x has: w[weightOf[j]]. Empty: column j has w[j].
    std::vector<Index> weightOf;
    CcmKernel kernel = CcmKernel::Gaussian;
    double sigma = 1.;
    double epsilon = 1e-3;  ///< ε_n

    Index weights() const;  ///< length of w
};

struct CcmValue {
    double objective = 0.;
    Vector gradient;  ///< by w
    /// What to order variables of equal w by, lower being more useful: the derivative by w², which
    /// for all but the Laplace kernel tells variables apart where w = 0 and the gradient by w
    /// vanishes; for the Laplace kernel and random features the gradient itself.
    Vector preference;
    /// Of the objective what the conditional covariance is, without prices and approximations.
    double variance = 0.;
};

/// Matrices that one evaluation after the other uses.
struct CcmSpace {
    Matrix kernel, factor;  // n × n
};

/// trace(Yᵀ (G_w + nεI)⁻¹ Y) with G_w the centred kernel matrix of w ⊙ X (CCM, equations 13 and
/// 17), by float64 Cholesky.
std::optional<CcmValue> ccmExact(const CcmData&, const Vector& w, CcmSpace&, const GoOn& goOn);

/// The same less the λ₂ term of equation 19 at its best α for the given w:
///
///     min_α trace(αᵀY) + λ₂ ‖(G_w + nεI) α − Y‖²
///         = trace(YᵀM⁻¹Y) − ‖M⁻¹Y‖² / (4λ₂),  M = G_w + nεI,
///
/// whose first part is the variance, without a factorisation: M⁻¹ by conjugate gradients from
/// `start` (n × 2k: M⁻¹Y and M⁻²Y of a w nearby, or empty), which receives the new ones. Bounded
/// below by 0 only for λ₂ ≥ 1/(4nε).
std::optional<CcmValue> ccmInverseFree(const CcmData&, const Vector& w, double lambda2,
                                       Matrix& start, CcmSpace&, const GoOn& goOn);

/// Bytes that one of the above takes at its peak.
double ccmExactBytes(Index rows, Index columns, Index targets);

}  // namespace ardent

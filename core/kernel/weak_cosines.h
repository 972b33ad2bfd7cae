#pragma once

#include <cstdint>
#include <vector>

#include "core/base/types.h"
#include "core/parallel/sharing.h"

namespace ardent {

/// What a weak learner h is judged by, for residuals ỹ.
enum class WeakLoss {
    Exponential,  ///< exp(−ỹ h), continued as a straight line beyond e³⁰
    Squared       ///< (ỹ − h)²
};

template <class T>
using MatrixOf = Eigen::Matrix<T, Eigen::Dynamic, Eigen::Dynamic>;
template <class T>
using VectorOf = Eigen::Matrix<T, Eigen::Dynamic, 1>;

/// The mean loss of h(x) = (1/K) Σ_j cos(ω_j·x − b_j) over m rows as a function of its shifts b,
/// with the waves computed once. Rows are computed in T, float or double, and added in float64.
template <class T>
class WeakShifts {
public:
    /// x: m × d; residuals: m, kept by reference; frequencies ω: d × K.
    WeakShifts(const MatrixOf<T>& x, const VectorOf<T>& residuals, const Matrix& frequencies,
               WeakLoss, Sharing);

    /// b: K. With a gradient, also writes that by b.
    double loss(const Vector& shifts, Vector* gradient) const;

    /// Mean loss of every cos(ω_j·x − b_j) by itself: K.
    Vector lossOfEach(const Vector& shifts) const;

    /// For K = 1: the b in [−π, π) of least loss, from a grid of 48 whose lowest valleys are
    /// refined to 10⁻⁹ (float: 10⁻⁵). The grid is of every k-th row, 2,731 to 5,461 of them, from
    /// 8,192 rows on.
    double bestShift() const;

private:
    std::vector<double> valleys() const;
    double bottom(double b) const;

    MatrixOf<T> cosines_, sines_;  // of ω_j·x: m × K
    const VectorOf<T>& residuals_;
    WeakLoss loss_;
    Sharing sharing_;
};

/// Mean loss of cos(ω·x − b) and its gradient by ω (GBRFF, section 3.3, without the penalty).
template <class T>
double frequencyLoss(const MatrixOf<T>& x, const VectorOf<T>& residuals, const Vector& frequency,
                     double shift, WeakLoss, Sharing, Vector& gradient);

/// Σ_j q_j cos(ω_j·x − b_j) for listed rows of x: one value a row, computed in T.
template <class T>
Vector weightedCosines(const DesignMatrix& x, const std::vector<std::int32_t>& rows,
                       const Matrix& frequencies, const Vector& shifts, const Vector& weights,
                       Sharing);

}  // namespace ardent

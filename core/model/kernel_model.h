#pragma once

#include <memory>
#include <vector>

#include "core/kernel/kernel_matrix.h"

namespace ardent {

/// f(x) = c + Σ_i a_i k(s ⊙ x, s ⊙ p_i): m points p, K outputs. The points are shared and
/// immutable.
struct KernelModel {
    Kernel kernel = Kernel::Gaussian;
    double width = 1.;                           ///< γ
    std::shared_ptr<const DesignMatrix> points;  ///< m × d
    Matrix weights;                              ///< a: m × K
    Vector intercept;                            ///< c: K
    Vector scale = {};                           ///< s: d, 0 for an unused input; empty: all 1

    Index inputs() const { return points->cols(); }
    Index outputs() const { return weights.cols(); }
    bool isFinite() const { return weights.allFinite() && intercept.allFinite(); }
};

/// f at the given rows of x as n × K, parallel over row blocks.
Matrix evaluate(const KernelModel&, const DesignMatrix& x, const std::vector<std::int32_t>& rows);

}  // namespace ardent

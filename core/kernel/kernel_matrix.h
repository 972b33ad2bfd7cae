#pragma once

#include <vector>

#include "core/base/types.h"

namespace ardent {

enum class Kernel {
    Gaussian,  ///< exp(−γ ‖x − x′‖²)
    Laplace    ///< exp(−γ ‖x − x′‖₁)
};

/// k(x_i, p_j) in float64, n × m, for the given rows of x.
Matrix kernelMatrix(Kernel, double width, const DesignMatrix& x,
                    const std::vector<std::int32_t>& rows, const DesignMatrix& points);

/// The same between the rows of two float64 matrices, on this thread.
Matrix kernelMatrix(Kernel, double width, const Matrix& x, const Matrix& points);

/// The same, ‖p_j‖² being known.
Matrix kernelMatrix(Kernel, double width, const Matrix& x, const Matrix& points,
                    const Vector& squaredNorms);

/// Squared Euclidean distances between the rows of x.
Matrix squaredDistances(const Matrix& x);

}  // namespace ardent

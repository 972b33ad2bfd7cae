#pragma once

#include <optional>

#include "core/base/go_on.h"
#include "core/method/method.h"

namespace ardent {

/// Solves (K + α I) c = y (SRFF paper, eq. 3) for a kernel matrix (n × n) by float64 Cholesky, in
/// the storage of `work`. Where the matrix is singular in float64, the smallest of 10⁻¹⁴ n, 10⁻¹² n
/// … that helps is added to α.
std::optional<Vector> kernelRidgeCoefficients(const Matrix& kernel, const Vector& y, double alpha,
                                              Matrix& work, const GoOn& goOn);

/// Exact kernel ridge regression with the Gaussian kernel exp(−γ ‖x − x′‖²); no intercept, since
/// the recipe centres the target. Regression only: the field's least-squares classification on
/// kernels gives no probabilities; nystroem does.
Method kernelRidgeMethod();

}  // namespace ardent

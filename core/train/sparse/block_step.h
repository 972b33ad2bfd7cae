#pragma once

#include "core/base/types.h"

namespace ardent::sparse {

/// argmin ½ d b² − c b + norm |b| + ½ square b².
double shrunk(double c, double curvature, double norm, double square);

/// argmin ½ tr Bᵀ diag(d) B − tr CᵀB + norm ‖B‖ + ½ square ‖B‖², Frobenius norms (r × K), by
/// Newton's method on the equation of ‖B‖, exact to rounding.
Matrix shrunk(const Matrix& c, const Vector& curvature, double norm, double square);

}  // namespace ardent::sparse

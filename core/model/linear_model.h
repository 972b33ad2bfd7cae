#pragma once

#include "core/model/fourier_model.h"

namespace ardent {

/// A model of straight lines: no waves, intercept (K) and coefficients (d × K).
FourierModel linearModel(const Matrix& coefficients, const Vector& intercept);

}  // namespace ardent

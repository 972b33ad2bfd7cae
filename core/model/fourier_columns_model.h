#pragma once

#include "core/kernel/fourier_columns.h"
#include "core/model/fourier_model.h"

namespace ardent {

/// The same function as a FourierModel: a sine is a cosine whose phase is 3π/2, an identity a
/// linear term. Coefficients are those of the columns as they are, not standardised. A function
/// without any wave gets one of weight 0.
FourierModel modelOf(const FourierSum&, const Vector& intercept);

}  // namespace ardent

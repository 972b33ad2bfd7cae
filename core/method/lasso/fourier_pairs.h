#pragma once

#include "core/method/method.h"

namespace ardent {

/// Group lasso on p variables and p (p − 1)/2 pairs of Fourier functions (Pollner, eq 5, each pair
/// once), chosen by cross-validation as in fourierLassoMethod. Where there are more than
/// `most_pairs` pairs the stochastic search of fourierStochasticMethod chooses them. One tick is a
/// λ.
Method fourierPairsMethod();

}  // namespace ardent

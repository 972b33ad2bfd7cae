#pragma once

#include "core/method/method.h"

namespace ardent {

/// Exact kernel ridge regression with the product Laplace kernel exp(−Σ_j γ_j |x_j − x′_j|): sharp
/// along the axes, as trees are, with a scale γ_j for every encoded column.
///
/// γ is found by the evidence of a Gaussian process on at most 1,000 rows, then on more of them;
/// one tick is one step of that search. λ is then the one of lowest leave-one-out loss, in closed
/// form, on all training and validation rows. Classes: least squares on their indicators, whose
/// leave-one-out scores are calibrated to probabilities.
Method laplaceMethod();

}  // namespace ardent

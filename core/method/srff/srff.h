#pragma once

#include "core/method/method.h"

namespace ardent {

/// SRFF: f(x) = c + Σ_k a_k cos(E_k·(γ ⊙ x) + b_k) with ridge weights a and a scale γ ≥ 0 of fixed
/// sum, which makes some of its entries exactly 0 (paper: "Large-Scale Nonlinear Variable Selection
/// via Kernel Random Features", Gregorová et al., 2018, Algorithm 1). srff_descent.h says what is
/// minimised and how, srff_search.h how λ is searched.
///
/// As in the paper: D = 300; σ is the median distance to the 20 nearest neighbours, and the scale
/// it suggests is 1/σ on every variable, so that the simplex has size d/σ; 50 λ are tried, from the
/// data, and the validation part chooses. Ours, because the paper leaves them open or because they
/// decide how good its figures are: λ runs over eight decades down from five times the largest
/// curvature at the start; before that, on at most 5,000 training rows, the simplex size is chosen
/// among d/σ times 2, 1, ½ … 1/16 by the lowest validation loss of twelve λ, from equal scales and
/// from those of the highest evidence, and then one of several draws of the frequencies
/// (srff_preparation.h); the intercept is free; constant variables have γ = 0. Classes are learned
/// with the logistic loss.
///
/// One tick is a λ done, or with a given λ a step of γ.
Method srffMethod();

}  // namespace ardent

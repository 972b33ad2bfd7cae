#pragma once

#include "core/method/method.h"

namespace ardent {

/// Random Fourier features (Rahimi & Recht, 2007) with a ridge or logistic regression: the
/// non-sparse baseline of the SRFF paper. f(x) = c + Σ_k a_k cos(ω_k·x + b_k), the same scale 1/σ
/// on every column. The factor √(2/D) is left out, so that λ here is D/2 times the λ on the kernel
/// k(x, x′) = E[2 cos(ω·x + b) cos(ω·x′ + b)] divided by n.
Method rffMethod();

}  // namespace ardent

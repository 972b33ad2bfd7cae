#pragma once

#include "core/base/types.h"

namespace ardent {

/// Distribution of the base frequencies. By Bochner's theorem they give the Gaussian, Cauchy and
/// Laplace kernels in this order (RFFNet, Table 6).
enum class Sampler { Gaussian, Laplace, Cauchy };

/// The random part of a Fourier feature map: cos(Eᵀ(γ ⊙ x) + b).
struct FourierBasis {
    Matrix frequencies;  ///< E: d × D, radians per unit of scaled input
    Vector phases;       ///< b: D, in [0, 2π)
};

/// The same seed and draw always give the same basis; a larger D extends a smaller one. Different
/// draws are independent. D ≤ 2²⁰, draw < 2¹².
FourierBasis drawBasis(Sampler, Index inputs, Index features, Seed seed, std::uint32_t draw = 0);

}  // namespace ardent

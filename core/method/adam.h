#pragma once

#include <span>

#include "core/kernel/fourier_block.h"

namespace ardent {

/// Adam (Kingma & Ba, 2014) over one block of parameters, with its own step counter.
template <class T>
class Adam {
public:
    explicit Adam(std::size_t size);

    /// parameters −= rate · m̂ / (√v̂ + 1e-8), with β₁ = 0.9 and β₂ = 0.999.
    void update(std::span<T> parameters, std::span<const T> gradient, double rate);

private:
    AlignedVector<T> mean_, square_;
    double meanDecay_ = 1., squareDecay_ = 1.;  // β₁ᵗ and β₂ᵗ
};

extern template class Adam<float>;
extern template class Adam<double>;

}  // namespace ardent

#pragma once

#include <span>

#include "core/kernel/free_fourier_block.h"

namespace ardent {

/// What of the frequencies moves, besides the outer weights: γ of ω = γ ⊙ ε, M of ω = M ε, or ω and
/// the phases themselves.
enum class Freedom { Scale, Metric, Frequencies };

/// Numbers in γ (s), M (s × s, by rows) or, where frequencies are free, nothing.
std::size_t factorSize(Freedom, Index inputs);

/// Writes ω to `waves`, laid out as FreeFourierLayout says. base: ε, s rows of `stride`. Nothing
/// happens where frequencies are free.
template <class T>
void applyFactor(Freedom, const FreeFourierLayout&, std::span<const T> factor,
                 std::span<const T> base, std::span<T> waves);

/// The gradient by γ or M from that by ω: row sums of dω ⊙ ε, or dω εᵀ.
template <class T>
void factorGradient(Freedom, const FreeFourierLayout&, std::span<const T> byWaves,
                    std::span<const T> base, std::span<T> gradient);

}  // namespace ardent

#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/types.h"
#include "core/random/streams.h"

namespace ardent {

/// A sequence of random numbers that depends on (seed, stream, substream) alone:
/// Philox4x32-10, counter-based (Salmon et al., 2011), from Random123.
class RandomStream {
public:
    RandomStream(Seed seed, StreamId stream, std::uint32_t substream = 0);

    std::uint32_t bits();
    double uniform();                          ///< in [0, 1), 53 bits
    double uniform(double low, double high);   ///< in [low, high)
    double normal();                           ///< mean 0, variance 1 (Box–Muller)
    double laplace();                          ///< density ½ exp(−|x|)
    double cauchy();                           ///< standard Cauchy
    std::uint32_t below(std::uint32_t bound);  ///< in [0, bound), unbiased

private:
    std::array<std::uint32_t, 4> counter_;
    std::array<std::uint32_t, 2> key_;
    std::array<std::uint32_t, 4> block_{};
    int left_ = 0;
    double spareNormal_ = 0.;
    bool hasSpareNormal_ = false;
};

/// Fisher–Yates.
void shuffle(std::span<std::int32_t> values, RandomStream&);

}  // namespace ardent

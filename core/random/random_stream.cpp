#include "core/random/random_stream.h"

#include <Random123/philox.h>

#include <cmath>
#include <numbers>
#include <utility>

namespace ardent {

RandomStream::RandomStream(Seed seed, StreamId stream, std::uint32_t substream)
    : counter_{0, 0, substream, static_cast<std::uint32_t>(stream)},
      key_{static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32)} {}

std::uint32_t RandomStream::bits() {
    if (left_ == 0) {
        const auto block = r123::Philox4x32()(
            {{counter_[0], counter_[1], counter_[2], counter_[3]}}, {{key_[0], key_[1]}});
        block_ = {block[0], block[1], block[2], block[3]};
        left_ = 4;
        if (++counter_[0] == 0) ++counter_[1];
    }
    return block_[static_cast<std::size_t>(4 - left_--)];
}

double RandomStream::uniform() {
    const std::uint64_t high = bits();
    const std::uint64_t low = bits();
    return static_cast<double>((high << 21) ^ (low >> 11)) * 0x1p-53;
}

double RandomStream::uniform(double low, double high) {
    return low + (high - low) * uniform();
}

double RandomStream::normal() {
    if (std::exchange(hasSpareNormal_, false)) return spareNormal_;
    const double radius = std::sqrt(-2. * std::log1p(-uniform()));
    const double angle = 2. * std::numbers::pi * uniform();
    spareNormal_ = radius * std::sin(angle);
    hasSpareNormal_ = true;
    return radius * std::cos(angle);
}

double RandomStream::laplace() {
    const double centred = uniform() - 0.5;
    return std::copysign(std::log1p(-2. * std::abs(centred)), -centred);
}

double RandomStream::cauchy() {
    return std::tan(std::numbers::pi * (uniform() - 0.5));
}

std::uint32_t RandomStream::below(std::uint32_t bound) {
    // Lemire (2019): multiply and reject the few values that would favour some results.
    std::uint64_t product = std::uint64_t{bits()} * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
        const std::uint32_t threshold = -bound % bound;
        while (static_cast<std::uint32_t>(product) < threshold)
            product = std::uint64_t{bits()} * bound;
    }
    return static_cast<std::uint32_t>(product >> 32);
}

void shuffle(std::span<std::int32_t> values, RandomStream& random) {
    for (std::size_t left = values.size(); left > 1; --left)
        std::swap(values[left - 1], values[random.below(static_cast<std::uint32_t>(left))]);
}

}  // namespace ardent

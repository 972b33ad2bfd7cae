#include "core/kernel/fourier_basis.h"

#include <numbers>

#include "core/random/random_stream.h"

namespace ardent {

namespace {

constexpr std::uint32_t kFeaturesPerDraw = 1U << 20;

}  // namespace

FourierBasis drawBasis(Sampler sampler, Index inputs, Index features, Seed seed,
                       std::uint32_t draw) {
    FourierBasis basis{Matrix(inputs, features), Vector(features)};
    RandomStream phases(seed, StreamId::Phases, draw);
    for (Index k = 0; k < features; ++k) {
        RandomStream frequencies(seed, StreamId::Frequencies,
                                 draw * kFeaturesPerDraw + static_cast<std::uint32_t>(k));
        for (Index j = 0; j < inputs; ++j) {
            switch (sampler) {
                case Sampler::Gaussian:
                    basis.frequencies(j, k) = frequencies.normal();
                    break;
                case Sampler::Laplace:
                    basis.frequencies(j, k) = frequencies.laplace();
                    break;
                case Sampler::Cauchy:
                    basis.frequencies(j, k) = frequencies.cauchy();
                    break;
            }
        }
        basis.phases[k] = phases.uniform(0., 2. * std::numbers::pi);
    }
    return basis;
}

}  // namespace ardent

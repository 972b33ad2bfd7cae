#include <cmath>

#include "core/data/synthetic/generator.h"

namespace ardent::synthetic {
namespace {

/// Normal with covariance 0.5^|i − j|.
void autoregressive(RandomStream& random, std::span<double> x) {
    constexpr double kCorrelation = 0.5;
    const double innovation = std::sqrt(1. - kCorrelation * kCorrelation);
    x[0] = random.normal();
    for (std::size_t j = 1; j < x.size(); ++j)
        x[j] = kCorrelation * x[j - 1] + innovation * random.normal();
}

double jse1(std::span<const double> x) {
    return x[0];
}
double jse2(std::span<const double> x) {
    return x[0] * x[0] * x[0] + x[1] * x[1] * x[1];
}
double jse3(std::span<const double> x) {
    return x[0] * x[1];
}

}  // namespace

// As the RFFNet authors' generators draw them, with one difference: in theirs the noise of jse1 and
// jse2 starts from the same seed as the design and equals 0.1 x1.
std::vector<Generator> jordanSets() {
    const SyntheticSet one{
        .id = "jse1",
        .title = "One linear variable in a correlated design",
        .formula = "y = x1, x ~ N(0, S), S_ij = 0.5^|i-j|",
        .noise = "N(0, sd 0.1)",
        .source = "Jordan et al. 2021, as in the RFFNet authors' code",
        .inputs = 10,
        .relevant = {1},
        .interactions = {},
    };
    const SyntheticSet two{
        .id = "jse2",
        .title = "Two cubes in a correlated design",
        .formula = "y = x1^3 + x2^3, x ~ N(0, S), S_ij = 0.5^|i-j|",
        .noise = "N(0, sd 0.1)",
        .source = "Jordan et al. 2021; jse2 in the RFFNet paper",
        .inputs = 10,
        .relevant = {1, 2},
        .interactions = {},
        .defaultRows = 10'000,
    };
    const SyntheticSet three{
        .id = "jse3",
        .title = "A product without main effects",
        .formula = "y = x1 x2, x ~ N(0, I)",
        .noise = "N(0, sd 0.1)",
        .source = "Jordan et al. 2021; jse3 in the RFFNet paper",
        .inputs = 10,
        .relevant = {1, 2},
        .interactions = {{1, 2}},
        .defaultRows = 10'000,
    };
    return {fromResponse(one, autoregressive, jse1, 0.1),
            fromResponse(two, autoregressive, jse2, 0.1),
            fromResponse(three, standardNormal, jse3, 0.1)};
}

}  // namespace ardent::synthetic

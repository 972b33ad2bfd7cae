#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "core/data/synthetic/generator.h"

namespace ardent::synthetic {
namespace {

double squaredLength(std::span<const double> x) {
    return std::inner_product(x.begin(), x.end(), x.begin(), 0.);
}

/// Class 1 is normal conditioned on 9 ≤ x1² + … + x4² ≤ 16, drawn by rejection.
RowSource startOrangeSkin(Seed seed, double /*noise*/) {
    return
        [variables = RandomStream(seed, StreamId::SyntheticDesign)](std::span<double> x) mutable {
            const bool skin = variables.below(2) == 1;
            const auto shell = x.first(4);
            double length = 0.;
            do {
                standardNormal(variables, shell);
                length = squaredLength(shell);
            } while (skin && (length < 9. || length > 16.));
            standardNormal(variables, x.subspan(4));
            return skin ? 1. : 0.;
        };
}

RowSource startXor(Seed seed, double /*noise*/) {
    return [variables = RandomStream(seed, StreamId::SyntheticDesign),
            errors = RandomStream(seed, StreamId::SyntheticNoise)](std::span<double> x) mutable {
        const double spread = std::sqrt(0.5);
        std::array<int, 3> corner{};
        for (std::size_t j = 0; j < 3; ++j) {
            corner[j] = variables.below(2) == 1 ? 1 : -1;
            x[j] = corner[j] + spread * errors.normal();
        }
        standardNormal(variables, x.subspan(3));
        return (corner[0] * corner[2] > 0 ? 1. : 0.) + (corner[1] * corner[2] > 0 ? 2. : 0.);
    };
}

double additive(std::span<const double> x) {
    return -2. * std::sin(2. * x[0]) + std::max(x[1], 0.) + x[2] + std::exp(-x[3]);
}

}  // namespace

std::vector<Generator> ccmSets() {
    const SyntheticSet orangeSkin{
        .id = "orange_skin",
        .title = "Orange skin: a shell around a ball",
        .formula =
            "class 1: x1…x4 ~ N(0, I) given 9 <= x1^2 + … + x4^2 <= 16; class 0: x ~ N(0, I)",
        .noise = "none added; the classes overlap",
        .source = "Friedman et al.; Chen et al. 2017 (CCM), section 6.1",
        .problem = Problem::Classification,
        .inputs = 10,
        .relevant = {1, 2, 3, 4},
        .interactions = {{1, 2, 3, 4}},
    };
    const SyntheticSet exclusiveOr{
        .id = "xor",
        .title = "XOR in three dimensions, four classes",
        .formula =
            "v uniform in {-1, 1}^3; class = [v1 v3 > 0] + 2 [v2 v3 > 0]; (x1, x2, x3) = v + "
            "noise; "
            "x4…x10 ~ N(0, I)",
        .noise =
            "N(0, sd 0.707) on x1, x2, x3: the paper's covariance 0.5 I (the authors' code has I)",
        .source = "Chen et al. 2017 (CCM), section 6.1",
        .problem = Problem::Classification,
        .inputs = 10,
        .relevant = {1, 2, 3},
        .interactions = {{1, 2, 3}},
    };
    const SyntheticSet sum{
        .id = "additive",
        .title = "Additive nonlinear regression",
        .formula = "y = -2 sin(2 x1) + max(x2, 0) + x3 + exp(-x4), x ~ N(0, I)",
        .noise = "N(0, sd 1)",
        .source = "Chen et al. 2017 (CCM), section 6.1",
        .inputs = 10,
        .relevant = {1, 2, 3, 4},
        .interactions = {},
    };
    return {{orangeSkin, startOrangeSkin},
            {exclusiveOr, startXor},
            fromResponse(sum, standardNormal, additive, 1.)};
}

}  // namespace ardent::synthetic

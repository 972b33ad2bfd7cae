#include <cmath>
#include <numbers>

#include "core/data/synthetic/generator.h"

namespace ardent::synthetic {
namespace {

constexpr double kPi = std::numbers::pi;

RowSource startMoons(Seed seed, double /*noise*/) {
    return
        [variables = RandomStream(seed, StreamId::SyntheticDesign)](std::span<double> x) mutable {
            const bool lower = variables.below(2) == 1;
            const double angle = variables.uniform(0., kPi);
            x[0] = lower ? 1. - std::cos(angle) : std::cos(angle);
            x[1] = lower ? 0.5 - std::sin(angle) : std::sin(angle);
            return lower ? 1. : 0.;
        };
}

RowSource startCircles(Seed seed, double /*noise*/) {
    return [variables = RandomStream(seed, StreamId::SyntheticDesign),
            errors = RandomStream(seed, StreamId::SyntheticNoise)](std::span<double> x) mutable {
        const int circle = static_cast<int>(variables.below(4));
        const double radius = circle + 1.;
        const double angle = variables.uniform(0., 2. * kPi);
        x[0] = radius * (std::cos(angle) + 0.07 * errors.normal());
        x[1] = radius * (std::sin(angle) + 0.07 * errors.normal());
        return circle % 2;
    };
}

RowSource startSwiss(Seed seed, double /*noise*/) {
    return [variables = RandomStream(seed, StreamId::SyntheticDesign),
            errors = RandomStream(seed, StreamId::SyntheticNoise)](std::span<double> x) mutable {
        const bool inner = variables.below(2) == 1;
        const double angle = variables.uniform(1.5 * kPi, 4.5 * kPi);
        const double radius = inner ? 0.9 * angle : angle;
        x[0] = radius * std::cos(angle) + 0.4 * errors.normal();
        x[1] = radius * std::sin(angle) + 0.4 * errors.normal();
        return inner ? 1. : 0.;
    };
}

void uniformOnBoard(RandomStream& random, std::span<double> x) {
    for (double& value : x) value = random.uniform(0., 4.);
}

double board(std::span<const double> x) {
    return static_cast<int>(std::floor(x[0]) + std::floor(x[1])) % 2;
}

SyntheticSet plane(std::string_view id, std::string_view title, std::string_view formula,
                   std::string_view noise, std::string_view source) {
    return {.id = id,
            .title = title,
            .formula = formula,
            .noise = noise,
            .source = source,
            .problem = Problem::Classification,
            .inputs = 2,
            .relevant = {1, 2},
            .interactions = {{1, 2}}};
}

}  // namespace

// Classes and angles are drawn, not cut into equal shares, so that a row does not depend on the
// number of rows.
std::vector<Generator> planeSets() {
    constexpr std::string_view kGbrff = "Gautheron et al. 2020 (GBRFF), section 4.6";
    return {
        {plane("moons", "Two interleaved half circles",
               "class 0: (cos t, sin t); class 1: (1 - cos t, 0.5 - sin t); t ~ U[0, pi]", "none",
               "scikit-learn's make_moons; moons in the RFFNet paper"),
         startMoons},
        {plane("circles", "Four circles with one centre",
               "r = 1, 2, 3, 4; (x1, x2) = r (cos t, sin t) + noise; class = 1 for r = 2 and r = "
               "4; t ~ U[0, "
               "2 pi]",
               "N(0, sd 0.07 r)", kGbrff),
         startCircles},
        {plane("swiss", "Two spirals side by side",
               "class 0: t (cos t, sin t) + noise; class 1: 0.9 t (cos t, sin t) + noise; t ~ "
               "U[1.5 pi, 4.5 "
               "pi]",
               "N(0, sd 0.4)", kGbrff),
         startSwiss},
        fromResponse(plane("board", "A four by four chequerboard",
                           "class = (floor(x1) + floor(x2)) mod 2, x ~ U[0, 4]", "none", kGbrff),
                     uniformOnBoard, board, 0.),
    };
}

}  // namespace ardent::synthetic

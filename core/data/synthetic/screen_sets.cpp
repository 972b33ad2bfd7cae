#include <cmath>

#include "core/data/synthetic/generator.h"

namespace ardent::synthetic {
namespace {

constexpr std::string_view kScreenSource =
    "Feature selection benchmark, Sci. Rep. 14 (2024), 31180";

void uniformVariables(RandomStream& random, std::span<double> x) {
    for (double& value : x) value = random.uniform();
}

bool isOnRing(std::span<const double> x, double width) {
    return std::abs(std::hypot(x[0] - 0.5, x[1] - 0.5) - 0.35) <= width;
}

/// x1 and x2 are first and second of `x`.
bool isOnOneDiagonal(std::span<const double> x, double least) {
    return (x[0] - 0.5) * (0.5 - x[1]) >= least;
}

double ring(std::span<const double> x) {
    return isOnRing(x, 0.1151) ? 1. : 0.;
}

double diagonal(std::span<const double> x) {
    return isOnOneDiagonal(x, 0.) ? 1. : 0.;
}

double ringOrDiagonal(std::span<const double> x) {
    return isOnRing(x, 0.0704) || isOnOneDiagonal(x.subspan(2), 0.0337) ? 1. : 0.;
}

RowSource startRingDiagonalOrSum(Seed seed, double /*noise*/) {
    return [variables = RandomStream(seed, StreamId::SyntheticDesign),
            errors = RandomStream(seed, StreamId::SyntheticNoise)](std::span<double> x) mutable {
        uniformVariables(variables, x);
        const bool isHigh = x[4] + x[5] + 0.2 * errors.normal() >= 1.4074;
        return isOnRing(x, 0.0479) || isOnOneDiagonal(x.subspan(2), 0.0598) || isHigh ? 1. : 0.;
    };
}

SyntheticSet screenSet(std::string_view id, std::string_view title, std::string_view formula,
                       std::vector<std::vector<int>> interactions, int relevant) {
    SyntheticSet set{.id = id,
                     .title = title,
                     .formula = formula,
                     .noise = "none",
                     .source = kScreenSource,
                     .problem = Problem::Classification,
                     .inputs = 16,
                     .fewestInputs = relevant,
                     .relevant = {},
                     .interactions = std::move(interactions),
                     .defaultRows = 833};
    for (int variable = 1; variable <= relevant; ++variable) set.relevant.push_back(variable);
    return set;
}

}  // namespace

std::vector<Generator> screenSets() {
    SyntheticSet sum = screenSet(
        "ring_xor_sum", "A ring, an exclusive or or a large sum",
        "class 1: |r(x1, x2) - 0.35| <= 0.0479 or (x3 - 0.5)(0.5 - x4) >= 0.0598 or x5 + x6 + "
        "noise >= 1.4074; r: distance from the centre, x ~ U[0, 1]",
        {{1, 2}, {3, 4}}, 6);
    sum.noise = "N(0, sd 0.2) on x5 + x6";
    return {
        fromResponse(screenSet("ring", "A ring in two of many variables",
                               "class 1: |r(x1, x2) - 0.35| <= 0.1151; r: distance from the "
                               "centre, x ~ U[0, 1]",
                               {{1, 2}}, 2),
                     uniformVariables, ring, 0.),
        fromResponse(screenSet("xor_pair", "An exclusive or of two of many variables",
                               "class 1: (x1 - 0.5)(0.5 - x2) >= 0, x ~ U[0, 1]", {{1, 2}}, 2),
                     uniformVariables, diagonal, 0.),
        fromResponse(screenSet("ring_xor", "A ring or an exclusive or",
                               "class 1: |r(x1, x2) - 0.35| <= 0.0704 or (x3 - 0.5)(0.5 - x4) >= "
                               "0.0337; r: distance from the centre, x ~ U[0, 1]",
                               {{1, 2}, {3, 4}}, 4),
                     uniformVariables, ringOrDiagonal, 0.),
        {sum, startRingDiagonalOrSum},
    };
}

}  // namespace ardent::synthetic

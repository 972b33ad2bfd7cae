#include <cmath>
#include <numbers>

#include "core/data/synthetic/generator.h"

namespace ardent::synthetic {
namespace {

constexpr std::string_view kInteractionSource =
    "Tsang, Cheng & Liu 2018 (ICLR), Table 1; nid1: Hooker 2004; nid2, nid3: Sorokina et al. 2008";

void uniformBothSigns(RandomStream& random, std::span<double> x) {
    for (double& value : x) value = 2. * random.uniform() - 1.;
}

/// x4, x5, x8 and x10 are U[0.6, 1], the others U[0, 1].
void hookersVariables(RandomStream& random, std::span<double> x) {
    for (std::size_t j = 0; j < x.size(); ++j) {
        const bool isHigh = j == 3 || j == 4 || j == 7 || j == 9;
        x[j] = isHigh ? 0.6 + 0.4 * random.uniform() : random.uniform();
    }
}

double nid1(std::span<const double> x) {
    return std::pow(std::numbers::pi, x[0] * x[1]) * std::sqrt(2. * x[2]) - std::asin(x[3]) +
           std::log(x[2] + x[4]) - x[8] / x[9] * std::sqrt(x[6] / x[7]) - x[1] * x[6];
}

double nid2(std::span<const double> x) {
    return std::pow(std::numbers::pi, x[0] * x[1]) * std::sqrt(2. * std::abs(x[2])) -
           std::asin(0.5 * x[3]) + std::log(std::abs(x[2] + x[4]) + 1.) +
           x[8] / (1. + std::abs(x[9])) * std::sqrt(std::abs(x[6]) / (1. + std::abs(x[7]))) -
           x[1] * x[6];
}

double nid3(std::span<const double> x) {
    return std::exp(std::abs(x[0] - x[1])) + std::abs(x[1] * x[2]) -
           std::pow(square(x[2]), std::abs(x[3])) +
           std::log(square(x[3]) + square(x[4]) + square(x[6]) + square(x[7])) + x[8] +
           1. / (1. + square(x[9]));
}

double nid4(std::span<const double> x) {
    return nid3(x) + square(x[0] * x[3]);
}

double nid5(std::span<const double> x) {
    return 1. / (1. + square(x[0]) + square(x[1]) + square(x[2])) +
           std::sqrt(std::exp(x[3] + x[4])) + std::abs(x[5] + x[6]) + x[7] * x[8] * x[9];
}

double nid6(std::span<const double> x) {
    return std::exp(std::abs(x[0] * x[1]) + 1.) - std::exp(std::abs(x[2] + x[3]) + 1.) +
           std::cos(x[4] + x[5] - x[7]) + std::sqrt(square(x[7]) + square(x[8]) + square(x[9]));
}

double nid7(std::span<const double> x) {
    double sum = 0.;
    for (const double value : x.first(10)) sum += value;
    return square(std::atan(x[0]) + std::atan(x[1])) + std::max(x[2] * x[3] + x[5], 0.) -
           1. / (1. + square(x[3] * x[4] * x[5] * x[6] * x[7])) +
           std::pow(std::abs(x[6]) / (1. + std::abs(x[8])), 5.) + sum;
}

double nid8(std::span<const double> x) {
    return x[0] * x[1] + std::exp2(x[2] + x[4] + x[5]) + std::exp2(x[2] + x[3] + x[4] + x[6]) +
           std::sin(x[6] * std::sin(x[7] + x[8])) + std::acos(0.9 * x[9]);
}

double nid9(std::span<const double> x) {
    return std::tanh(x[0] * x[1] + x[2] * x[3]) * std::sqrt(std::abs(x[4])) +
           std::exp(x[4] + x[5]) + std::log(square(x[5] * x[6] * x[7]) + 1.) + x[8] * x[9] +
           1. / (1. + std::abs(x[9]));
}

double nid10(std::span<const double> x) {
    return std::sinh(x[0] + x[1]) + std::acos(std::tanh(x[2] + x[4] + x[6])) +
           std::cos(x[3] + x[4]) + 1. / std::cos(x[6] * x[8]);
}

struct InteractionSet {
    std::string_view id, title, formula;
    std::vector<int> relevant;
    std::vector<std::vector<int>> interactions;
    Response response;
};

}  // namespace

std::vector<Generator> interactionSets() {
    const std::vector<int> all{1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
    const std::vector<InteractionSet> described{
        {"nid1",
         "Interactions F1: a wing of four products",
         "y = pi^(x1 x2) sqrt(2 x3) - asin(x4) + log(x3 + x5) - x9 / x10 sqrt(x7 / x8) - x2 x7, "
         "x4, x5, x8, x10 ~ U[0.6, 1], others U[0, 1]",
         {1, 2, 3, 4, 5, 7, 8, 9, 10},
         {{1, 2, 3}, {3, 5}, {7, 8, 9, 10}, {2, 7}},
         nid1},
        {"nid2",
         "Interactions F2: the same with both signs",
         "y = pi^(x1 x2) sqrt(2 |x3|) - asin(0.5 x4) + log(|x3 + x5| + 1) + x9 / (1 + |x10|) "
         "sqrt(|x7| / (1 + |x8|)) - x2 x7, x ~ U[-1, 1]",
         {1, 2, 3, 4, 5, 7, 8, 9, 10},
         {{1, 2, 3}, {3, 5}, {7, 8, 9, 10}, {2, 7}},
         nid2},
        {"nid3",
         "Interactions F3: a chain of pairs and one of four",
         "y = exp|x1 - x2| + |x2 x3| - (x3^2)^|x4| + log(x4^2 + x5^2 + x7^2 + x8^2) + x9 + 1 / (1 "
         "+ x10^2), x ~ U[-1, 1]",
         {1, 2, 3, 4, 5, 7, 8, 9, 10},
         {{1, 2}, {2, 3}, {3, 4}, {4, 5, 7, 8}},
         nid3},
        {"nid4",
         "Interactions F4: the same with one more pair",
         "y = exp|x1 - x2| + |x2 x3| - (x3^2)^|x4| + (x1 x4)^2 + log(x4^2 + x5^2 + x7^2 + x8^2) + "
         "x9 + 1 / (1 + x10^2), x ~ U[-1, 1]",
         {1, 2, 3, 4, 5, 7, 8, 9, 10},
         {{1, 2}, {2, 3}, {3, 4}, {1, 4}, {4, 5, 7, 8}},
         nid4},
        {"nid5",
         "Interactions F5: separate groups of two and three",
         "y = 1 / (1 + x1^2 + x2^2 + x3^2) + sqrt(exp(x4 + x5)) + |x6 + x7| + x8 x9 x10, x ~ "
         "U[-1, 1]",
         all,
         {{1, 2, 3}, {4, 5}, {6, 7}, {8, 9, 10}},
         nid5},
        {"nid6",
         "Interactions F6: two exponentials and two of three",
         "y = exp(|x1 x2| + 1) - exp(|x3 + x4| + 1) + cos(x5 + x6 - x8) + sqrt(x8^2 + x9^2 + "
         "x10^2), x ~ U[-1, 1]",
         {1, 2, 3, 4, 5, 6, 8, 9, 10},
         {{1, 2}, {3, 4}, {5, 6, 8}, {8, 9, 10}},
         nid6},
        {"nid7",
         "Interactions F7: five variables together beside main effects",
         "y = (atan(x1) + atan(x2))^2 + max(x3 x4 + x6, 0) - 1 / (1 + (x4 x5 x6 x7 x8)^2) + (|x7| "
         "/ (1 + |x9|))^5 + x1 + … + x10, x ~ U[-1, 1]",
         all,
         {{1, 2}, {3, 4, 6}, {4, 5, 6, 7, 8}, {7, 9}},
         nid7},
        {"nid8",
         "Interactions F8: powers of two and a nested sine",
         "y = x1 x2 + 2^(x3 + x5 + x6) + 2^(x3 + x4 + x5 + x7) + sin(x7 sin(x8 + x9)) + acos(0.9 "
         "x10), x ~ U[-1, 1]",
         all,
         {{1, 2}, {3, 5, 6}, {3, 4, 5, 7}, {7, 8, 9}},
         nid8},
        {"nid9",
         "Interactions F9: five variables in one product",
         "y = tanh(x1 x2 + x3 x4) sqrt|x5| + exp(x5 + x6) + log((x6 x7 x8)^2 + 1) + x9 x10 + 1 / "
         "(1 "
         "+ |x10|), x ~ U[-1, 1]",
         all,
         {{1, 2, 3, 4, 5}, {5, 6}, {6, 7, 8}, {9, 10}},
         nid9},
        {"nid10",
         "Interactions F10: sums in curved functions",
         "y = sinh(x1 + x2) + acos(tanh(x3 + x5 + x7)) + cos(x4 + x5) + sec(x7 x9), x ~ U[-1, 1]",
         {1, 2, 3, 4, 5, 7, 9},
         {{1, 2}, {3, 5, 7}, {4, 5}, {7, 9}},
         nid10},
    };
    std::vector<Generator> sets;
    for (const InteractionSet& one : described) {
        SyntheticSet set{.id = one.id,
                         .title = one.title,
                         .formula = one.formula,
                         .noise = "none",
                         .source = kInteractionSource,
                         .problem = Problem::Regression,
                         .inputs = 10,
                         .fewestInputs = 10,
                         .relevant = one.relevant,
                         .interactions = one.interactions,
                         .defaultRows = 10'000};
        sets.push_back(fromResponse(std::move(set),
                                    one.response == nid1 ? hookersVariables : uniformBothSigns,
                                    one.response, 0.));
    }
    return sets;
}

}  // namespace ardent::synthetic

#include <cmath>

#include "core/data/synthetic/generator.h"

namespace ardent::synthetic {
namespace {

double gse1(std::span<const double> x) {
    return std::sin(square(x[0] + x[2])) * std::sin(x[6] * x[7] * x[8]);
}

double gse2(std::span<const double> x) {
    double sum = 0.;
    for (std::size_t j = 10; j < 15; ++j) sum += x[j];
    return std::log(square(sum));
}

/// Five noisy copies of each of 200 latent variables; the response is one of the first two latent
/// ones.
RowSource startSe3(Seed seed, double noise) {
    return [noise, variables = RandomStream(seed, StreamId::SyntheticDesign),
            errors = RandomStream(seed, StreamId::SyntheticNoise)](std::span<double> x) mutable {
        constexpr std::size_t kCopies = 5;
        double radius = 0.;
        for (std::size_t first = 0; first < x.size(); first += kCopies) {
            const double latent = variables.normal();
            if (first < 2 * kCopies) radius += square(latent);
            for (std::size_t j = first; j < first + kCopies; ++j)
                x[j] = latent + 0.1 * variables.normal();
        }
        return 10. * radius * std::exp(-2. * radius) + noise * errors.normal();
    };
}

}  // namespace

// Table 1 of Gregorová et al. (2018). N(0, s) there means standard deviation s: only so do the
// published errors of the mean predictor (0.285, 2.224, 0.676) come out. The table sums SE2 over s
// = 1 … 15; the text and the published relevances have the five variables 11 … 15. It prints z1, z3
// and "x5 = z2" for SE3; the text describes z1, z2 and five copies of each.
std::vector<Generator> srffSets() {
    const SyntheticSet one{
        .id = "gse1",
        .title = "SE1: a product of two sines",
        .formula = "y = sin((x1 + x3)^2) sin(x7 x8 x9), x ~ N(0, I)",
        .noise = "N(0, sd 0.1)",
        .source = "Gregorová et al. 2018 (SRFF), Table 1, SE1; gse1 in the RFFNet paper",
        .inputs = 18,
        .relevant = {1, 3, 7, 8, 9},
        .interactions = {{1, 3, 7, 8, 9}},
        .defaultRows = 10'000,
    };
    const SyntheticSet two{
        .id = "gse2",
        .title = "SE2: the logarithm of a squared sum",
        .formula = "y = log((x11 + x12 + x13 + x14 + x15)^2), x ~ N(0, I)",
        .noise = "N(0, sd 0.1)",
        .source = "Gregorová et al. 2018 (SRFF), Table 1, SE2; gse2 in the RFFNet paper",
        .inputs = 100,
        .relevant = {11, 12, 13, 14, 15},
        .interactions = {{11, 12, 13, 14, 15}},
        .defaultRows = 10'000,
    };
    const SyntheticSet three{
        .id = "se3",
        .title = "SE3: two hidden causes among a thousand variables",
        .formula =
            "y = 10 r exp(-2 r), r = z1^2 + z2^2; x1…x5 = z1 + N(0, sd 0.1), x6…x10 = z2 + N(0, "
            "sd 0.1), and so on with z3…z200; z ~ N(0, I)",
        .noise = "N(0, sd 0.01)",
        .source = "Gregorová et al. 2018 (SRFF), Table 1, SE3",
        .inputs = 1000,
        .relevant = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10},
        .interactions = {{1, 2, 3, 4, 5, 6, 7, 8, 9, 10}},
        .noiseDeviation = 0.01,
    };
    return {fromResponse(one, standardNormal, gse1, 0.1),
            fromResponse(two, standardNormal, gse2, 0.1),
            {three, startSe3}};
}

}  // namespace ardent::synthetic

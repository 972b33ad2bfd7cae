#include <array>

#include "core/data/synthetic/generator.h"

namespace ardent::synthetic {
namespace {

constexpr std::size_t kInformative = 2;
constexpr std::size_t kClusters = 4;

using Square = std::array<std::array<double, kInformative>, kInformative>;
using Point = std::array<double, kInformative>;

Square drawSquare(RandomStream& random) {
    Square matrix{};
    for (auto& row : matrix)
        for (double& entry : row) entry = random.uniform(-1., 1.);
    return matrix;
}

Point multiply(const Point& row, const Square& matrix) {
    return {row[0] * matrix[0][0] + row[1] * matrix[1][0],
            row[0] * matrix[0][1] + row[1] * matrix[1][1]};
}

/// What is drawn once a set: where the clusters stand, their shapes, and the redundant variables'
/// weights.
struct Structure {
    std::array<Point, kClusters> centres{};
    std::array<Square, kClusters> shapes{};
    Square redundancy{};
};

Structure drawStructure(Seed seed) {
    RandomStream random(seed, StreamId::SyntheticStructure);
    std::array<std::int32_t, kClusters> corners{0, 1, 2, 3};
    shuffle(corners, random);
    Structure structure;
    for (std::size_t k = 0; k < kClusters; ++k) {
        structure.centres[k] = {corners[k] & 1 ? 1. : -1., corners[k] & 2 ? 1. : -1.};
        structure.shapes[k] = drawSquare(random);
    }
    structure.redundancy = drawSquare(random);
    return structure;
}

RowSource startClassification(Seed seed, double /*noise*/) {
    return
        [structure = drawStructure(seed), variables = RandomStream(seed, StreamId::SyntheticDesign),
         errors = RandomStream(seed, StreamId::SyntheticNoise)](std::span<double> x) mutable {
            const std::size_t cluster = variables.below(kClusters);
            const Point scatter{variables.normal(), variables.normal()};
            Point point = multiply(scatter, structure.shapes[cluster]);
            for (std::size_t j = 0; j < kInformative; ++j)
                point[j] += structure.centres[cluster][j];
            const Point redundant = multiply(point, structure.redundancy);
            for (std::size_t j = 0; j < kInformative; ++j) {
                x[j] = point[j];
                x[kInformative + j] = redundant[j];
            }
            standardNormal(variables, x.subspan(2 * kInformative));
            const std::uint32_t label = cluster % 2;
            return errors.uniform() < 0.01 ? errors.below(2) : label;
        };
}

}  // namespace

std::vector<Generator> classificationSets() {
    const SyntheticSet set{
        .id = "classification",
        .title = "Gaussian clusters at the corners of a square",
        .formula =
            "class = cluster mod 2 of four clusters; (x1, x2) = corner of {-1, 1}^2 + N(0, I) A, A "
            "~ "
            "U[-1, 1] for each cluster; (x3, x4) = (x1, x2) B, B ~ U[-1, 1]; x5…x20 ~ N(0, I)",
        .noise = "1 % of the labels are drawn anew",
        .source =
            "scikit-learn's make_classification with its defaults, columns not shuffled; "
            "classification in the RFFNet paper",
        .problem = Problem::Classification,
        .inputs = 20,
        .relevant = {1, 2, 3, 4},
        .interactions = {{1, 2}},
        .defaultRows = 10'000,
    };
    return {{set, startClassification}};
}

}  // namespace ardent::synthetic

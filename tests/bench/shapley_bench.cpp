// Seconds of Shapley values and of their floor, measured in turns in one process:
// shapley_bench [ROWS COLUMNS COSINES THREADS] (10000 18 300 2).
// Floor = 3 products and 2 sums of complex numbers a row, cosine, column and node, ⌈columns / 2⌉
// nodes, at the rate of Eigen's 1024³ double product on one thread × threads.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <nlohmann/json.hpp>
#include <numeric>

#include "core/explain/shapley.h"
#include "core/parallel/blocks.h"
#include "core/random/random_stream.h"

using namespace ardent;

namespace {

constexpr int kTurns = 5;
constexpr double kGoal = 0.5;  // seconds, of the standard case

double seconds(const std::function<void()>& work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

double secondsPerProductOperation() {
    constexpr Index kSize = 1024;
    const Matrix a = Matrix::Random(kSize, kSize);
    const Matrix b = Matrix::Random(kSize, kSize);
    Matrix c(kSize, kSize);
    return seconds([&] { c.noalias() = a * b; }) / (2. * kSize * kSize * kSize);
}

Predictor randomPredictor(Index columns, Index cosines) {
    RandomStream random(1, StreamId::InitialWeights);
    auto recipe = std::make_shared<FittedRecipe>();
    for (Index j = 0; j < columns; ++j) {
        const std::string name = "x" + std::to_string(j + 1);
        recipe->sources.push_back({name, ColumnType::Numeric, 0., {}});
        recipe->columns.push_back({name, j, -1, 0., 2.});
    }
    FourierModel model;
    model.basis =
        std::make_shared<const FourierBasis>(drawBasis(Sampler::Gaussian, columns, cosines, 1));
    model.scale = Vector::Constant(columns, 1. / std::sqrt(double(columns)));
    model.weights = Matrix(cosines, 1);
    for (Index k = 0; k < cosines; ++k) model.weights(k, 0) = random.normal();
    model.intercept = Vector::Zero(1);
    return {recipe, model, Link::Identity};
}

}  // namespace

int main(int argc, char** argv) {
    const auto argument = [&](int i, Index standard) {
        return argc > i ? Index{std::atoll(argv[i])} : standard;
    };
    const Index n = argument(1, 10000);
    const Index columns = argument(2, 18);
    const Index cosines = argument(3, 300);
    const auto threads = static_cast<int>(argument(4, 2));
    const Predictor predictor = randomPredictor(columns, cosines);
    RandomStream random(1, StreamId::SyntheticDesign);
    DesignMatrix x(n, columns);
    for (Index i = 0; i < x.size(); ++i) x.data()[i] = static_cast<float>(random.normal());
    std::vector<std::int32_t> rows(static_cast<std::size_t>(n));
    std::iota(rows.begin(), rows.end(), 0);
    const ShapleyBackground background{BackgroundKind::Independent, rows};

    double product = std::numeric_limits<double>::infinity();
    double spent = product;
    double gap = 0.;
    Arena(threads).run([&] {
        for (int turn = 0; turn < kTurns; ++turn) {
            product = std::min(product, secondsPerProductOperation());
            spent = std::min(spent, seconds([&] {
                                 gap = shapleyValues(predictor, x, rows, background)->finding.gap;
                             }));
        }
    });
    constexpr double kOperations = 3. * 6. + 2. * 2.;
    const double floor = kOperations * double(n) * double(columns) * double(cosines) *
                         double((columns + 1) / 2) * product / threads;
    const nlohmann::ordered_json json{{"ms", spent * 1e3},
                                      {"floor_ms", floor * 1e3},
                                      {"ratio", spent / floor},
                                      {"goal_ms", kGoal * 1e3},
                                      {"gap", gap}};
    std::puts(json.dump(1).c_str());
    return argc > 1 || spent <= kGoal ? 0 : 1;
}

// Milliseconds of the explanations and of their floors, measured in turns in one process:
// explain_bench [D INPUTS ROWS THREADS] (1000 100 2000 2).
// Floor = operations / (rate of Eigen's 1024³ double product on one thread × threads) + sines and
// cosines at the rate of our own on an array that stays in the first-level cache / threads.
// Operations: relevances 4 n d D, 50 pairs 2 n D (d + 50), all pairs n D² + D³/3 + D² pairs.

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <map>
#include <nlohmann/json.hpp>
#include <numeric>

#include "core/explain/derivative_interactions.h"
#include "core/explain/derivative_relevance.h"
#include "core/explain/pair_scores.h"
#include "core/explain/partial_dependence.h"
#include "core/explain/sobol.h"
#include "core/kernel/fourier_block.h"
#include "core/kernel/sine_cosine.h"
#include "core/parallel/blocks.h"
#include "core/random/random_stream.h"

using namespace ardent;

namespace {

constexpr int kTurns = 5;

double seconds(const std::function<void()>& work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

double best(int repeats, const std::function<void()>& work) {
    double least = std::numeric_limits<double>::infinity();
    for (int i = 0; i < repeats; ++i) least = std::min(least, seconds(work));
    return least;
}

double secondsPerProductOperation() {
    constexpr Index kSize = 1024;
    const Matrix a = Matrix::Random(kSize, kSize);
    const Matrix b = Matrix::Random(kSize, kSize);
    Matrix c(kSize, kSize);
    return best(2, [&] { c.noalias() = a * b; }) / (2. * kSize * kSize * kSize);
}

double secondsPerSineCosine() {
    constexpr int kCount = 1024;
    constexpr int kPasses = 300;
    AlignedVector<double> turns(kCount), sines(kCount), cosines(kCount);
    for (int i = 0; i < kCount; ++i) turns[std::size_t(i)] = 0.01 * i;
    const auto pass = [&] {
        for (int passes = 0; passes < kPasses; ++passes) {
            for (int i = 0; i < kCount; i += simd::lanes<double>)
                simd::sineCosine<double>(simd::vec(turns.data() + i), simd::vec(sines.data() + i),
                                         simd::vec(cosines.data() + i));
            asm volatile("" ::"r"(sines.data()), "r"(cosines.data()) : "memory");
        }
    };
    return best(kTurns, pass) / (double(kCount) * kPasses);
}

struct Case {
    Predictor predictor;
    DesignMatrix x;
    std::vector<std::int32_t> rows;
};

Case randomCase(Index features, Index inputs, Index rows) {
    RandomStream random(1, StreamId::SyntheticDesign);
    auto recipe = std::make_shared<FittedRecipe>();
    for (Index j = 0; j < inputs; ++j) {
        recipe->sources.push_back({"x" + std::to_string(j + 1), ColumnType::Numeric, 0., {}});
        recipe->columns.push_back({"x" + std::to_string(j + 1), j, -1, 0., 2.});
    }
    Case problem;
    FourierModel model;
    model.basis =
        std::make_shared<const FourierBasis>(drawBasis(Sampler::Gaussian, inputs, features, 1));
    model.scale = Vector::Constant(inputs, 1. / std::sqrt(double(inputs)));
    model.weights = Matrix(features, 1);
    for (Index k = 0; k < features; ++k) model.weights(k, 0) = random.normal();
    model.intercept = Vector::Zero(1);
    problem.predictor = {recipe, model, Link::Identity};
    problem.x.resize(rows, inputs);
    for (Index i = 0; i < problem.x.size(); ++i)
        problem.x.data()[i] = static_cast<float>(random.normal());
    problem.rows.resize(std::size_t(rows));
    std::iota(problem.rows.begin(), problem.rows.end(), 0);
    return problem;
}

}  // namespace

int main(int argc, char** argv) {
    const auto argument = [&](int i, Index standard) {
        return argc > i ? Index{std::atoll(argv[i])} : standard;
    };
    const Index features = argument(1, 1000);
    const Index inputs = argument(2, 100);
    const Index rows = argument(3, 2000);
    const auto threads = static_cast<int>(argument(4, 2));
    const Case problem = randomCase(features, inputs, rows);
    const auto& [predictor, x, all] = problem;
    std::vector<SourcePair> fifty;
    for (Index s = 0; s < inputs && std::ssize(fifty) < 50; ++s)
        fifty.push_back({s, (s + 1) % inputs});

    const double infinite = std::numeric_limits<double>::infinity();
    double product = infinite;
    double wave = infinite;
    std::map<std::string, double> best_;
    Arena(threads).run([&] {
        const auto take = [&](const std::string& name, const std::function<void()>& work) {
            const double spent = seconds(work);
            auto& least = best_.try_emplace(name, infinite).first->second;
            least = std::min(least, spent);
        };
        for (int turn = 0; turn < kTurns; ++turn) {
            product = std::min(product, secondsPerProductOperation());
            wave = std::min(wave, secondsPerSineCosine());
            take("relevance", [&] { derivativeRelevance(predictor, x, all); });
            take("pairs_50", [&] {
                const ClosedForm form = closedForm(predictor);
                meanSquaredCurvatures({form, *predictor.recipe, x, all, form.frequencies}, fifty,
                                      always);
            });
            take("pairs_all", [&] { rankedInteractions(predictor, x, all, 20); });
            take("partial_dependence", [&] {
                partialDependence(predictor, x, all, effectAxis(predictor, x, all, 0, 50), {});
            });
            if (turn == 0)
                take("sobol", [&] {
                    SobolAnalysis analysis(predictor, x, all);
                    while (analysis.advance()) continue;
                });
        }
    });
    const double n = double(rows);
    const double d = double(inputs);
    const double D = double(features);
    const double pairs = d * (d - 1.) / 2.;
    const auto floor = [&](double operations) {
        return (operations * product + n * D * wave) / threads;
    };
    const double gram = n * D * D + D * D * D / 3. + D * D * pairs;
    const std::map<std::string, double> floors{
        {"relevance", floor(4. * n * d * D)},
        {"pairs_50", floor(2. * n * D * (d + double(fifty.size())))},
        {"pairs_all", floor(2. * n * d * D + std::min(gram, 2. * n * D * pairs))},
        {"partial_dependence", floor(2. * n * d * D) + n * D * wave / threads}};
    nlohmann::ordered_json json;
    for (const auto& [name, spent] : best_) {
        json[name]["ms"] = spent * 1e3;
        if (!floors.contains(name)) continue;
        json[name]["floor_ms"] = floors.at(name) * 1e3;
        json[name]["ratio"] = spent / floors.at(name);
    }
    std::puts(json.dump(1).c_str());
    return 0;
}

// Milliseconds of one RFFNet epoch and of its floor, measured in turns in one process:
// epoch_bench N D FEATURES THREADS.
// Floor = 4·n·d·D / (rate of Eigen's 1024³ float product) + n·D · (our sine and cosine on an array
// that stays in the first-level cache), both on one thread.

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <nlohmann/json.hpp>

#include "core/kernel/sine_cosine.h"
#include "core/method/rffnet/rffnet_epochs.h"
#include "core/parallel/blocks.h"
#include "tests/bench/random_task.h"

using namespace ardent;

namespace {

constexpr int kTurns = 5;

template <class Work>
double bestSeconds(int repeats, Work&& work) {
    double best = std::numeric_limits<double>::infinity();
    for (int i = 0; i < repeats; ++i) {
        const auto start = std::chrono::steady_clock::now();
        work();
        const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
        best = std::min(best, spent.count());
    }
    return best;
}

double secondsPerProductOperation() {
    constexpr Index kSize = 1024;
    const Eigen::MatrixXf a = Eigen::MatrixXf::Random(kSize, kSize);
    const Eigen::MatrixXf b = Eigen::MatrixXf::Random(kSize, kSize);
    Eigen::MatrixXf c(kSize, kSize);
    return bestSeconds(kTurns, [&] { c.noalias() = a * b; }) / (2. * kSize * kSize * kSize);
}

double secondsPerSineCosine() {
    constexpr int kCount = 2048;
    constexpr int kPasses = 1000;
    AlignedVector<float> turns(kCount), sines(kCount), cosines(kCount);
    for (int i = 0; i < kCount; ++i) turns[std::size_t(i)] = 0.01F * float(i);
    const double seconds = bestSeconds(kTurns, [&] {
        for (int pass = 0; pass < kPasses; ++pass) {
            for (int i = 0; i < kCount; i += simd::lanes<float>)
                simd::sineCosine<float>(simd::vec(turns.data() + i), simd::vec(sines.data() + i),
                                        simd::vec(cosines.data() + i));
            asm volatile("" ::"r"(sines.data()), "r"(cosines.data()) : "memory");
        }
    });
    return seconds / (double(kCount) * kPasses);
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 5) {
        std::fputs("usage: epoch_bench N D FEATURES THREADS\n", stderr);
        return 2;
    }
    const Index n = std::atoll(argv[1]);
    const Index inputs = std::atoll(argv[2]);
    const Index features = std::atoll(argv[3]);
    RffnetOptions options;
    options.features = static_cast<int>(features);
    const Task task = bench::randomTask(n, inputs);
    const FourierBasis basis = drawBasis(Sampler::Gaussian, inputs, features, 1);
    FourierParameters<float> parameters(features, 1, inputs);
    for (float& scale : parameters.scale()) scale = 0.4F;

    double epoch = std::numeric_limits<double>::infinity();
    double withValidation = epoch;
    double floor = epoch;
    Arena(std::atoi(argv[4])).run([&] {
        EpochLoop loop(task, task.y, basis, options, options.maxEpochs, 1, 0);
        const auto oneEpoch = [&] {
            while (!loop.advance(parameters, options.learningRate, options.alpha)) {
            }
        };
        oneEpoch();
        for (int turn = 0; turn < kTurns; ++turn) {
            epoch = std::min(epoch, bestSeconds(1, oneEpoch));
            withValidation = std::min(withValidation, bestSeconds(1, [&] {
                                          oneEpoch();
                                          while (!loop.loss(task.split.validation, parameters)) {
                                          }
                                      }));
            const double products = 4. * double(n) * double(inputs) * double(features);
            floor = std::min(floor, products * secondsPerProductOperation() +
                                        double(n) * double(features) * secondsPerSineCosine());
        }
    });
    std::puts(nlohmann::json{{"epoch", epoch * 1e3},
                             {"epoch_with_validation", withValidation * 1e3},
                             {"floor", floor * 1e3}}
                  .dump()
                  .c_str());
    return 0;
}

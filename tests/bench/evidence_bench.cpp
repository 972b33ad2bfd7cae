// Seconds of the evidence of 300 cosines with its gradient, for several numbers of rows, measured
// in turns in one process: evidence_bench [COSINES] (300).
// Floor = the products that it takes at least, s the smaller and l the larger of rows and cosines:
// in float32, at half the price, s² l / 2 for a symmetric product and s² l for one with the
// inverse; in float64 s³ / 6 for the factor and s³ / 3 for the inverse; at the rate of Eigen's 512³
// double product on one thread.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <limits>

#include "core/method/evidence/evidence.h"
#include "core/random/random_stream.h"

using namespace ardent;

namespace {

constexpr int kTurns = 7;

double seconds(const std::function<void()>& work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

double secondsPerProduct() {
    constexpr Index kSize = 512;
    const Matrix a = Matrix::Random(kSize, kSize);
    const Matrix b = Matrix::Random(kSize, kSize);
    Matrix c(kSize, kSize);
    return seconds([&] { c.noalias() = a * b; }) / static_cast<double>(kSize * kSize * kSize);
}

Eigen::MatrixXf normals(Index rows, Index columns, std::uint32_t stream) {
    RandomStream random(1, StreamId::SyntheticDesign, stream);
    Eigen::MatrixXf values(rows, columns);
    for (float& value : values.reshaped()) value = static_cast<float>(random.normal());
    return values;
}

}  // namespace

int main(int argc, char** argv) {
    const Index cosines = argc > 1 ? std::atoll(argv[1]) : 300;
    constexpr Index kColumns = 8;
    std::printf("rows  seconds    floor  ratio\n");
    for (const Index rows : {30, 100, 200, 300, 800}) {
        const EvidenceSample<float> sample{normals(rows, kColumns, 1),
                                           normals(rows, 1, 2).cast<double>()};
        const Eigen::MatrixXf frequencies = normals(kColumns, cosines, 3);
        const Eigen::VectorXf phases = normals(cosines, 1, 4);
        EvidenceSpace<float> space;
        double least = std::numeric_limits<double>::infinity(), product = least;
        for (int turn = 0; turn < kTurns; ++turn) {
            product = std::min(product, secondsPerProduct());
            least = std::min(least,
                             seconds([&] { evidence(sample, frequencies, phases, 0.5, space); }));
        }
        const auto s = static_cast<double>(std::min(rows, cosines));
        const auto l = static_cast<double>(std::max(rows, cosines));
        const double floor = (0.75 * s * s * l + 0.5 * s * s * s) * product;
        std::printf("%4lld  %.2e %.2e  %5.2f\n", static_cast<long long>(rows), least, floor,
                    least / floor);
    }
    return 0;
}

#include "core/kernel/pair_distance.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr Index kMostPairRows = 2000;
constexpr Index kFewestPairRows = 500;
constexpr double kMostProducts = 4e9;
constexpr Index kPairBlock = 32;
constexpr Index kPairWave = 16 * kPairBlock;

Index rowsLookedAt(const Matrix& x) {
    const double affordable = std::sqrt(kMostProducts / static_cast<double>(x.cols() + 1));
    return std::min(
        {x.rows(), kMostPairRows, std::max(kFewestPairRows, static_cast<Index>(affordable))});
}

double atRank(std::vector<double>& values, std::size_t rank) {
    const auto place = values.begin() + static_cast<std::ptrdiff_t>(rank);
    std::nth_element(values.begin(), place, values.end());
    return *place;
}

}  // namespace

std::optional<double> medianPairDistance(const Matrix& x, PairNorm norm, PairChoice choice,
                                         const GoOn& goOn) {
    const Index n = rowsLookedAt(x);
    if (n < 2) return 0.;
    Matrix some(x.cols(), n);  // a sample a column
    for (Index i = 0; i < n; ++i) some.col(i) = x.row(i * x.rows() / n).transpose();
    std::vector<double> distances(static_cast<std::size_t>(n * (n - 1) / 2));
    const auto place = [&](Index i) { return static_cast<std::size_t>(i * (i - 1) / 2); };
    for (Index wave = 0; wave < n; wave += kPairWave) {
        if (!goOn()) return std::nullopt;
        forEachBlock(std::min(kPairWave, n - wave), kPairBlock,
                     [&](Index, Index first, Index size) {
                         for (Index i = wave + first; i < wave + first + size; ++i)
                             for (Index j = 0; j < i; ++j) {
                                 const auto difference = some.col(i) - some.col(j);
                                 distances[place(i) + static_cast<std::size_t>(j)] =
                                     norm == PairNorm::Euclidean ? difference.norm()
                                                                 : difference.lpNorm<1>();
                             }
                     });
    }
    const auto pairs = distances.size();
    if (choice == PairChoice::Different)
        return 0.5 * (atRank(distances, (pairs - 1) / 2) + atRank(distances, pairs / 2));
    // Sorted, the matrix is n zeros, then every pair twice.
    const auto rows = static_cast<std::size_t>(n);
    const auto entry = [&](std::size_t rank) {
        return rank < rows ? 0. : atRank(distances, (rank - rows) / 2);
    };
    return 0.5 * (entry((rows * rows - 1) / 2) + entry(rows * rows / 2));
}

}  // namespace ardent

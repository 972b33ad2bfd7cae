#include "core/method/srff_size.h"

#include <algorithm>
#include <cmath>

#include "core/parallel/blocks.h"
#include "core/random/random_stream.h"

namespace ardent {
namespace {

constexpr Index kQueries = 200;
constexpr Index kReferences = 5000;
constexpr std::size_t kNeighbours = 20;
constexpr Index kPiece = 16;

std::vector<std::int32_t> shuffled(std::vector<std::int32_t> rows, Index count, Seed seed) {
    RandomStream random(seed, StreamId::Subsample);
    shuffle(rows, random);
    if (static_cast<Index>(rows.size()) > count) rows.resize(static_cast<std::size_t>(count));
    return rows;
}

}  // namespace

std::vector<std::int32_t> sampleRows(const std::vector<std::int32_t>& rows, Index count,
                                     Seed seed) {
    auto some = shuffled(rows, count, seed);
    std::ranges::sort(some);
    return some;
}

std::optional<double> neighbourDistance(const DesignMatrix& x,
                                        const std::vector<std::int32_t>& rows, Seed seed,
                                        const std::function<bool()>& goOn) {
    const auto some = shuffled(rows, kReferences, seed);
    const Index queries = std::min(kQueries, static_cast<Index>(some.size()));
    const std::size_t nearest = std::min(kNeighbours, some.size() - 1);
    std::vector<float> distances(static_cast<std::size_t>(queries) * nearest);
    const auto findNearest = [&](Index query) {
        const auto q = static_cast<std::size_t>(query);
        std::vector<float> all;
        for (std::size_t other = 0; other < some.size(); ++other)
            if (other != q) all.push_back((x.row(some[q]) - x.row(some[other])).squaredNorm());
        std::ranges::partial_sort(all, all.begin() + static_cast<std::ptrdiff_t>(nearest));
        std::copy_n(all.begin(), nearest, distances.begin() + query * static_cast<Index>(nearest));
    };
    for (Index piece = 0; piece < queries; piece += kPiece) {
        if (!goOn()) return std::nullopt;
        forEachBlock(std::min(kPiece, queries - piece), 1,
                     [&](Index, Index query, Index) { findNearest(piece + query); });
    }
    double median = 0.;
    if (!distances.empty()) {
        const auto middle = distances.begin() + static_cast<std::ptrdiff_t>(distances.size() / 2);
        std::ranges::nth_element(distances, middle);
        median = std::sqrt(static_cast<double>(*middle));
    }
    return median > 0. && std::isfinite(median) ? median
                                                : std::sqrt(2. * static_cast<double>(x.cols()));
}

}  // namespace ardent

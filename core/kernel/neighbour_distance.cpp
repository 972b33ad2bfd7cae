#include "core/kernel/neighbour_distance.h"

#include <algorithm>
#include <cmath>

#include "core/data/task/drawn_rows.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr Index kFrom = 500;
constexpr Index kAmong = 10'000;
constexpr Index kFromAtOnce = 64;

}  // namespace

std::optional<double> medianNeighbourDistance(const DesignMatrix& x,
                                              const std::vector<std::int32_t>& rows,
                                              const GoOn& goOn, Index neighbours) {
    const std::vector<std::int32_t> among = drawnRows(rows, kAmong, kLookSeed);
    const std::vector<std::int32_t> from = drawnRows(rows, kFrom, kLookSeed);
    const auto kept = static_cast<std::size_t>(std::min<Index>(neighbours, std::ssize(among) - 1));
    std::vector<double> distances(from.size() * kept);
    for (Index first = 0; first < std::ssize(from); first += kFromAtOnce) {
        if (!goOn()) return std::nullopt;
        const Index count = std::min<Index>(kFromAtOnce, std::ssize(from) - first);
        forEachBlock(count, 4, [&](Index, Index start, Index size) {
            std::vector<float> squares;
            for (Index i = first + start; i < first + start + size; ++i) {
                const auto at = static_cast<std::size_t>(i);
                squares.clear();
                for (const std::int32_t other : among)
                    if (other != from[at])
                        squares.push_back((x.row(from[at]) - x.row(other)).squaredNorm());
                const std::size_t some = std::min(kept, squares.size());
                std::partial_sort(squares.begin(),
                                  squares.begin() + static_cast<std::ptrdiff_t>(some),
                                  squares.end());
                for (std::size_t k = 0; k < some; ++k)
                    distances[at * kept + k] = std::sqrt(static_cast<double>(squares[k]));
            }
        });
    }
    std::erase(distances, 0.);
    if (distances.empty()) return std::sqrt(2. * static_cast<double>(x.cols()));
    const auto middle = distances.begin() + static_cast<std::ptrdiff_t>(distances.size() / 2);
    std::nth_element(distances.begin(), middle, distances.end());
    return *middle;
}

}  // namespace ardent

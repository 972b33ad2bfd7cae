#include "core/random/sample_rows.h"

#include <algorithm>
#include <utility>

#include "core/random/random_stream.h"

namespace ardent {

std::vector<std::int32_t> drawnInTurn(std::vector<std::int32_t> rows, Index count,
                                      RandomStream& random) {
    const auto most = static_cast<std::size_t>(std::clamp<Index>(count, 0, std::ssize(rows)));
    for (std::size_t i = 0; i < most; ++i)
        std::swap(rows[i], rows[i + random.below(static_cast<std::uint32_t>(rows.size() - i))]);
    rows.resize(most);
    return rows;
}

std::vector<std::int32_t> drawnAscending(std::vector<std::int32_t> rows, Index count, Seed seed,
                                         StreamId stream) {
    RandomStream random(seed, stream);
    shuffle(rows, random);
    if (std::ssize(rows) > count) rows.resize(static_cast<std::size_t>(count));
    std::ranges::sort(rows);
    return rows;
}

}  // namespace ardent

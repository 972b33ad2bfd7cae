#include "core/random/sample_rows.h"

#include <algorithm>

#include "core/random/random_stream.h"

namespace ardent {

std::vector<std::int32_t> sampleRows(std::vector<std::int32_t> rows, Index count, Seed seed,
                                     StreamId stream) {
    RandomStream random(seed, stream);
    shuffle(rows, random);
    if (std::ssize(rows) > count) rows.resize(static_cast<std::size_t>(count));
    std::ranges::sort(rows);
    return rows;
}

}  // namespace ardent

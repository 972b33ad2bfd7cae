#pragma once

#include <cstdint>
#include <vector>

#include "core/base/types.h"
#include "core/random/streams.h"

namespace ardent {

class RandomStream;

/// So many of the rows, or all, drawn without replacement, in the order in which they were drawn:
/// a shuffle that ends after `count`.
std::vector<std::int32_t> drawnFrom(std::vector<std::int32_t> rows, Index count, RandomStream&);

/// At most `count` of the rows, drawn without replacement by a whole shuffle, ascending.
std::vector<std::int32_t> sampleRows(std::vector<std::int32_t> rows, Index count, Seed, StreamId);

}  // namespace ardent

#pragma once

#include <cstdint>
#include <vector>

#include "core/base/types.h"
#include "core/random/streams.h"

namespace ardent {

class RandomStream;

/// So many of the rows, or all, drawn without replacement, in the order in which they were drawn:
/// a shuffle that ends after `count`.
std::vector<std::int32_t> drawnInTurn(std::vector<std::int32_t> rows, Index count, RandomStream&);

/// At most `count` of the rows, ascending; drawn by a whole shuffle, and so not those above. Rows
/// that are only looked at come from `drawnRows`.
std::vector<std::int32_t> drawnAscending(std::vector<std::int32_t> rows, Index count, Seed,
                                         StreamId);

}  // namespace ardent

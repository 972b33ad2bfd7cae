#pragma once

#include <cstdint>
#include <vector>

#include "core/base/types.h"
#include "core/random/streams.h"

namespace ardent {

/// At most `count` of the rows, drawn without replacement, ascending.
std::vector<std::int32_t> sampleRows(std::vector<std::int32_t> rows, Index count, Seed, StreamId);

}  // namespace ardent

#pragma once

#include <cstdint>
#include <vector>

#include "core/base/types.h"

namespace ardent {

/// At most `most` of the rows, evenly spaced.
std::vector<std::int32_t> spacedRows(const std::vector<std::int32_t>& rows, Index most);

}  // namespace ardent

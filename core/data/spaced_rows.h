#pragma once

#include <cstdint>
#include <vector>

#include "core/base/types.h"

namespace ardent {

/// At most `most` of the rows, evenly spaced, at a cost that does not grow with their number. For
/// marks of rows that a person has selected only, which show where these lie: rows of a table often
/// repeat in a period (classes by turns, hours of days), of which every k-th row may see one phase,
/// so that numbers and pictures of the data are of `drawnRows` instead.
std::vector<std::int32_t> spacedRows(const std::vector<std::int32_t>& rows, Index most);

}  // namespace ardent

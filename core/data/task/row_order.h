#pragma once

#include <cstdint>
#include <vector>

namespace ardent {

/// What a column says of rows that are to be dealt to parts, one number a row.
/// Groups: rows of equal numbers stay together. Time: the rank of its value, earliest 0. Empty of
/// rows that are dealt by chance.
using RowUnits = std::vector<std::int32_t>;

/// What keeps rows together or in order; empty: nothing.
struct RowOrder {
    RowUnits units;
    bool isTime = false;
};

}  // namespace ardent

#pragma once

#include "core/data/header.h"

namespace ardent {

/// Gives a record one cell a column: empty ones behind are left aside. False, and nothing is
/// changed, where it has other cells behind or fewer than `columns`.
bool fitRow(RowCells&, std::size_t columns);

}  // namespace ardent

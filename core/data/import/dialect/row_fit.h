#pragma once

#include <span>
#include <string>

#include "core/data/import/dialect/header.h"

namespace ardent {

/// Gives a record one cell a column: empty ones behind are left aside, and those lacking at its end
/// are empty. False, and nothing is changed, where it has other cells behind or fewer than
/// `fewest`.
bool fitRow(RowCells&, std::size_t columns, std::size_t fewest);

/// Empties the cells that hold one of these texts.
void blankOut(const std::vector<std::string>& texts, std::span<std::string_view> cells);

}  // namespace ardent

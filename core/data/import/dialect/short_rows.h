#pragma once

#include "core/data/import/dialect/sample_cut.h"

namespace ardent {

/// The fewest cells that a row below the header at `header` may have so that those lacking at its
/// end are missing ones, at most `columns`. Fewer than all only where some programs leave empty
/// cells at the end out: no row ends in an empty cell, many rows have all cells, many are as short,
/// and what they have is of the same kinds.
std::size_t fewestCells(const SampleCut&, std::size_t header, std::size_t columns);

}  // namespace ardent

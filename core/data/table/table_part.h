#pragma once

#include <span>

#include "core/data/table/table.h"

namespace ardent {

/// These rows of a table, in their order; every column keeps all of its levels.
Table rowsOf(const Table&, std::span<const Index> rows);

}  // namespace ardent

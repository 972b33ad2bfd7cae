#pragma once

#include <string>

#include "core/data/table/table.h"

namespace ardent {

/// 16 hexadecimal digits that change when a column's name, type or any cell does, and with nothing
/// else: the same cells in another dialect of CSV have the same digest.
std::string digest(const Table&);

/// Of type and cells, whatever the name.
std::uint64_t digest(const Column&);

}  // namespace ardent

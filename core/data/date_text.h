#pragma once

#include <string_view>

#include "core/data/table.h"

namespace ardent {

/// "2024-03-31", "31.3.2024", "03/31/24", "2024-03", "31 Mar 2024", the numeric ones also with a
/// time behind.
bool isDate(std::string_view text);

/// A column of text at least nine tenths of whose different cells are dates.
bool holdsDates(const Column&);

}  // namespace ardent

#pragma once

#include <string>

#include "core/data/table.h"

namespace ardent {

/// A note on a column of text that would be numbers without a sign that they carry, such as "%" or
/// "€", or without blanks, apostrophes or Indian commas between digits; "" for any other column. At
/// least nine tenths of its cells are numbers then.
std::string carriedSignNote(const Column&);

}  // namespace ardent

#pragma once

#include <string>
#include <string_view>

#include "core/data/table/table.h"

namespace ardent {

/// A note on a column of text that would be numbers without a sign that they carry, such as "%" or
/// "€", without blanks, apostrophes or Indian commas between digits, or with a minus sign in place
/// of brackets; "" for any other column. At least nine tenths of its cells are numbers then.
std::string carriedSignNote(const Column&);

/// "(274)", as accounts write numbers below zero.
bool isInBrackets(std::string_view);

}  // namespace ardent

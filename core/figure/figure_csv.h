#pragma once

#include <string>

#include "core/figure/figure.h"

namespace ardent {

/// The figure's numbers as CSV (C locale, header row), one block of long-format rows: part, name,
/// x, y, value, strength and mark, the ends of whiskers where these are intervals, what stands
/// beside bars where something does, and the row of the data's table (from 1) where points or lines
/// have one. A listing has columns named after what it lists: run, method, metric, value, sd, …
std::string toCsv(const Figure&);

}  // namespace ardent

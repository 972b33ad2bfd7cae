#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/figure/figure.h"

namespace ardent {

/// Gaps of a line before each of these ticks, of whole numbers.
std::vector<Range> breaksBefore(std::span<const std::int64_t> ticks);

/// Puts more gaps among those of a line, in the order that it needs and each once.
void addGaps(std::span<const Range> more, std::vector<Range>& gaps);

/// A line with these gaps is not drawn from one place to the next.
bool isBroken(std::span<const Range> gaps, double from, double to);

/// The line is not drawn from this point to the next.
bool isBrokenAfter(const Series& line, std::size_t point);

/// Why lines of a run are broken; "" where none is.
std::string brokenLinesNote(const Figure&);

}  // namespace ardent

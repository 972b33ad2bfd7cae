#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/base/message.h"
#include "core/data/table/table.h"

namespace ardent {

/// What gives the target away though no column is a copy of it, one sentence each: numbers whose
/// multiples add up or whose powers multiply to it to a part in a thousand, a number that has its
/// rows in the same order, and a number whose thresholds part its classes.
std::vector<Message> combinedLeakNotes(const Column& target, std::span<const Column* const>);

}  // namespace ardent

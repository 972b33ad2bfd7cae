#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/base/message.h"

#include "core/data/table/table.h"

namespace ardent {

/// Whether the column says what the target is in every row where both are known, at least ten: an
/// exact linear copy of its numbers (as far as six digits keep them), a value of its own for every
/// one of them, or of its classes, or levels of five rows or more that each have one of them only.
bool givesAway(const Column& target, const Column&);

/// One sentence for each of these columns that gives the target away.
std::vector<Message> leakNotes(const Column& target, std::span<const Column* const>);

/// One of leakNotes or combinedLeakNotes.
bool saysOfALeak(const Message& note);

}  // namespace ardent

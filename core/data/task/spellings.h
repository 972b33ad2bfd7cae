#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/base/message.h"
#include "core/data/table/table.h"

namespace ardent {

/// One sentence for each of the categorical columns some of whose levels differ only by capital
/// letters or by blanks at their ends.
std::vector<Message> spellingNotes(std::span<const Column* const>);

}  // namespace ardent

#pragma once

#include "core/base/message.h"
#include "core/data/table/table.h"

namespace ardent {

/// A note on a category all of whose levels say yes or no, in more than one way: TRUE, FALSE, 1
/// and 0. Empty for any other column.
Message truthWordsNote(const Column&);

}  // namespace ardent

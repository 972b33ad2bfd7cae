#pragma once

#include "core/base/message.h"
#include "core/data/import/dialect/column_kind.h"
#include "core/data/table/table.h"

namespace ardent {

/// A note on a column of text half of whose cells or more are numbers, or would be but for the sign
/// of a limit: which of its texts stop it from being one of numbers, and the options that read
/// them. Empty for any other column.
Message numbersAmongTextsNote(const Column&, const CellTally&);

}  // namespace ardent

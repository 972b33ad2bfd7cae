#pragma once

#include "core/base/message.h"
#include "core/data/table/table.h"

namespace ardent {

/// A note on a column of text whose cells are numbers with a unit or a currency: "2 days", "5 kg",
/// "USD 5.87". Few units stand beside many numbers, unlike the letters of codes such as "12A".
/// Empty for any other column.
Message numbersWithUnitsNote(const Column&);

}  // namespace ardent

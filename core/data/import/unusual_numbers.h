#pragma once

#include "core/base/message.h"
#include "core/data/table/table.h"

namespace ardent {

/// A note on a column of text whose cells are numbers written in a way that is not read: in quotes,
/// about ("~4.9"), with an uncertainty or reference behind, as powers of ten ("4.9×10^3"), with
/// underscores, in hexadecimal, in digits of another script. Empty where less than nine tenths of
/// its different texts are numbers or such.
Message unusualNumbersNote(const Column&);

}  // namespace ardent

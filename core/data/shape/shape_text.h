#pragma once

#include <string>
#include <string_view>

#include "core/data/shape/shape.h"

namespace ardent {

/// The steps as a person writes and reads them, one a line: "where age > 30", "without rows 3,
/// 17-20", "ratio = a / b", "log of income", "sqrt of area".
std::string shapeText(const TableShape&);

/// The steps in such a text; empty lines say nothing. Errors (Fault::Usage): a line that is no
/// step, with its number; a second transform of one column.
Result<TableShape> shapeIn(std::string_view text);

}  // namespace ardent

#pragma once

#include <string>
#include <vector>

#include "core/data/import/column_builder.h"

namespace ardent {

/// A note on texts in the first rows of most columns that hold nothing but numbers below: a header
/// of several lines. "" where there are none. firstLine: of the first row.
std::string secondHeaderNote(const std::vector<ColumnBuilder>& columns, Index firstLine);

}  // namespace ardent

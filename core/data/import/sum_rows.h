#pragma once

#include <vector>

#include "core/data/import/column_builder.h"

namespace ardent {

/// Whether the last row is called a total in a column of text, once.
bool endsInTotal(const std::vector<ColumnBuilder>&);

/// Whether the numbers of the last row are the sums of those above: of one column at least where
/// the row is called a total, of all and at least two where a column of text is blank in it.
bool endsInSums(const std::vector<ColumnBuilder>&);

}  // namespace ardent

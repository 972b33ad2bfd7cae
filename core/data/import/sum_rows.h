#pragma once

#include <vector>

#include "core/base/message.h"
#include "core/data/import/column_builder.h"

namespace ardent {

/// What a row at the end tells of all others; a note is none of them.
enum class Summary { None, Sums, Means, Statistics, Note };

/// Where the numbers of a row prove it: they are the sums, of one column at least where the row is
/// called a total, of all and at least two where a column of text is blank or a dash in it, or of
/// one where the row holds nothing else; or they are the means or another statistic that the row is
/// called, of the rows above all that have such names. A note is a row of one text that is worded
/// so.
Summary summaryAt(Index row, const std::vector<ColumnBuilder>&);

/// Notes on a first or last row that may be a total or a mean. `headerRows`: 0 where there is no
/// header.
std::vector<Message> notesOnSummaries(const std::vector<ColumnBuilder>&, Index rows,
                                      Index firstLine, Index lastLine, std::size_t headerRows);

/// A note on texts such as "East Total" among others such as "East"; empty where there are none.
Message groupTotalsNote(const Column&);

}  // namespace ardent

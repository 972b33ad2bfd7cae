#pragma once

#include <string_view>
#include <vector>

#include "core/data/import/dialect/column_kind.h"

namespace ardent {

using RowCells = std::vector<std::string_view>;

/// Cells of the first records of a text, row by row; all rows have the same number of them.
using SampleRows = std::vector<RowCells>;

/// Neither missing nor a number, whatever its marks.
bool isTextCell(std::string_view);

/// Tally of every column, rows from `firstRow` on.
std::vector<CellTally> tallyColumns(const SampleRows&, std::size_t firstRow);

/// Whether the first row names the columns: a text stands over numbers; or most of its texts do not
/// come again below, and they are all different or its numbers count up like years; or none does
/// and its numbers go up or down like years and wavelengths, unlike those below in size or
/// decimals.
bool startsWithHeader(const SampleRows&, char separator);

/// Whether the first row holds nothing but numbers that go up or down, each beyond all below or
/// with fewer decimals: it may be years or wavelengths, or measurements that start high.
bool mayStartWithNumbersAsNames(const SampleRows&);

/// Whether some text of the first row stands over numbers.
bool standsOverNumbers(const SampleRows&, char separator);

/// Whether all cells are texts without a blank in them, and all different.
bool areWords(const RowCells&);

/// The same where units in brackets may stand behind the words: "T (K)".
bool areNames(const RowCells&);

/// Whether the first row is nothing but texts, all different, none of which comes again below, and
/// at least one stands over numbers.
bool namesNumbers(const SampleRows&, char separator);

}  // namespace ardent

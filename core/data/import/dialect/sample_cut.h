#pragma once

#include <string_view>
#include <vector>

#include "core/data/import/dialect/header.h"
#include "core/data/import/text/record_reader.h"

namespace ardent {

/// The first records of a text, cut at one separator. Fields point into `text`.
struct SampleCut {
    char separator = ',';
    std::vector<char> text;  ///< stays in place when the cut is moved
    std::vector<RowCells> records;
    std::vector<TextPosition> positions;  ///< of each record and the blank lines before it
    std::vector<Index> lines;             ///< in which each record starts
    std::size_t width = 1;                ///< the most frequent number of fields
    double agreement = 0.;                ///< share of records that have it; one unclosed has not
    Index unclosedLine = 0;               ///< of a quote that is not closed in its row, 0 for none
};

/// Tab, ';', '|' or ','.
bool isSeparator(char);

/// At most a thousand records. `start`: where the sample stands in its text.
SampleCut cutAt(char separator, std::string_view sample, bool isWhole, TextPosition start);

/// Cut at tab, ';', '|' or ',', whichever gives most records the same number of fields, at least
/// two; where none does, at ','. Of equal ones that with most numbers in a row, in which a decimal
/// comma counts for two; then one whose first record has as many fields as most; then the first.
SampleCut bestCut(std::string_view sample, bool isWhole, TextPosition start);

/// The width without the last columns that are empty in every record of the usual width, as where
/// rows end in separators.
std::size_t usedWidth(const SampleCut&);

/// The records that can be given `width` cells, having at least `fewest`, and before them the one
/// at `first` whatever its size.
SampleRows rowsFrom(const SampleCut&, std::size_t first, std::size_t width, std::size_t fewest);

}  // namespace ardent

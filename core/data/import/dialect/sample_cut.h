#pragma once

#include <string_view>
#include <vector>

#include "core/data/import/dialect/header.h"
#include "core/data/import/dialect/reading_options.h"
#include "core/data/import/text/record_reader.h"

namespace ardent {

/// The first records of a text, cut at one separator. Fields point into `text`.
struct SampleCut {
    Cutting cutting;
    std::vector<char> text;  ///< stays in place when the cut is moved
    std::vector<RowCells> records;
    std::vector<TextPosition> positions;  ///< of each record and the blank lines before it
    std::vector<Index> lines;             ///< in which each record starts
    std::size_t width = 1;                ///< the most frequent number of fields
    double agreement = 0.;                ///< share of records that have it; one unclosed has not
    Index unclosedLine = 0;               ///< of a quote that is not closed in its row, 0 for none
    Index quotedCells = 0;
    Index strayQuotes = 0;  ///< of those, with text behind their closing quote

    char separator() const { return cutting.separator.front(); }
};

/// Tab, ';', '|' or ','.
bool isSeparator(char);

/// At most a thousand records. `start`: where the sample stands in its text.
SampleCut cutAt(const Cutting&, std::string_view sample, bool isWhole, TextPosition start);

/// The cutting that suits a sample best, as far as the options leave it open. Tab, ';', '|' or ',',
/// whichever gives most records the same number of fields, at least two. Of equal ones that with
/// most numbers in a row, in which a decimal comma counts for two; then one whose first record has
/// as many fields as most; then the first. Where none does: "::" and the like, the same in lines
/// that stand in quotes as a whole, blanks; else ','. Then quotes, escapes and doubled separators
/// by what makes the records agree.
SampleCut bestCut(std::string_view sample, bool isWhole, TextPosition start,
                  const ReadingOptions& = {});

/// The width without the last columns that are empty in every record of the usual width, as where
/// rows end in separators.
std::size_t usedWidth(const SampleCut&);

/// The records that can be given `width` cells, having at least `fewest`, and before them the one
/// at `first` whatever its size.
SampleRows rowsFrom(const SampleCut&, std::size_t first, std::size_t width, std::size_t fewest);

}  // namespace ardent

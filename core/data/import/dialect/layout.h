#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/message.h"

#include "core/base/error.h"
#include "core/data/import/dialect/column_kind.h"
#include "core/data/import/dialect/reading_options.h"
#include "core/data/import/format/transcript.h"
#include "core/data/import/text/record_reader.h"

namespace ardent {

/// How a text is laid out as a table.
struct Layout {
    Cutting cutting;
    std::string encoding;  ///< to be decoded from; "": UTF-8, UTF-16 or Windows-1252 as they show
    bool header = true;
    std::size_t headerRows = 1;  ///< without blank lines, where there is a header
    TextPosition start;  ///< of the header, or of the first row where there is none, blank lines
                         ///< before it included
    std::vector<std::string> names;    ///< one a column, all different
    std::vector<bool> unnamed;         ///< columns that the header leaves blank
    std::size_t namedColumns = 0;      ///< up to the last that has a name, all without a header
    std::size_t fewestCells = 0;       ///< of a row; those lacking at its end are missing
    bool latin1 = false;               ///< a name is not valid UTF-8
    std::vector<CellTally> tallies;    ///< of the sample, one a column
    std::vector<std::string> missing;  ///< other texts that stand for a missing cell
    bool keepsEmptyRows = false;       ///< rows without a value are rows
    Index linesBefore = 0;             ///< the table
    Index recordsSampled = 0;
    Index recordsAlike = 0;  ///< that have the usual number of cells
    bool rowsKnown = false;  ///< the sample holds at least one row
    std::vector<Message> notes;
    std::vector<DeclaredColumn> declared;     ///< one a column, where the file tells; else empty
    std::shared_ptr<const std::string> text;  ///< to be read where the file itself is none

    char separator() const { return cutting.separator.front(); }
};

/// Finds what the options leave open: separator, quotes, comments and lines before the table,
/// header and what cells look like in the first bytes of a text. `isWhole`: the sample is all of
/// it. Errors (Fault::Data): nothing but blank lines, a header that does not fit the rows, rows
/// whose commas may separate cells or stand before decimals. A first row that holds all of
/// `knownNames` is the header, also where they are numbers. The cutting of a transcript is known,
/// its header may be.
Result<Layout> detectLayout(const std::string& path, std::string_view sample, bool isWhole,
                            std::span<const std::string> knownNames = {},
                            const ReadingOptions& = {}, const Transcript* = nullptr);

}  // namespace ardent

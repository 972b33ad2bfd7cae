#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/message.h"

#include "core/base/error.h"
#include "core/data/import/dialect/column_kind.h"
#include "core/data/import/text/record_reader.h"

namespace ardent {

/// How a text is laid out as a table.
struct Layout {
    char separator = ',';
    bool header = true;
    TextPosition start;  ///< of the header, or of the first row where there is none, blank lines
                         ///< before it included
    std::vector<std::string> names;  ///< one a column, all different
    std::vector<bool> unnamed;       ///< columns that the header leaves blank
    std::size_t namedColumns = 0;    ///< up to the last that has a name, all without a header
    std::size_t fewestCells = 0;     ///< of a row; those lacking at its end are missing
    bool latin1 = false;             ///< a name is not valid UTF-8
    std::vector<CellTally> tallies;  ///< of the sample, one a column
    bool rowsKnown = false;          ///< the sample holds at least one row
    std::vector<Message> notes;
};

/// Finds separator, comments and lines before the table, header and what cells look like in the
/// first bytes of a text. `isWhole`: the sample is all of it. Errors (Fault::Data): nothing but
/// blank lines, a header that does not fit the rows, rows whose commas may separate cells or stand
/// before decimals. A first row that holds all of `knownNames` is
/// the header, also where they are numbers.
Result<Layout> detectLayout(const std::string& path, std::string_view sample, bool isWhole,
                            std::span<const std::string> knownNames = {});

}  // namespace ardent

#pragma once

#include <string>
#include <vector>

#include "core/base/message.h"

#include "core/base/types.h"
#include "core/data/import/text/cutting.h"

namespace ardent {

/// How a file was found to be written.
struct Dialect {
    Cutting cutting;
    bool header = true;
    bool gzip = false;
    std::string encoding = "UTF-8";
    Index skipped = 0;           ///< lines before the header or first row
    std::size_t headerRows = 1;  ///< where there is a header
    Index footer = 0;            ///< rows at the end that were left out
    Index sampled = 0;           ///< rows that were looked at to find the separator
    Index alike = 0;             ///< those among them that have as many cells as most
    std::string thousands = {};  ///< marks that were taken to stand between thousands
    std::string format = {};     ///< "" of delimited text, else such as "Excel workbook"
    std::string part = {};       ///< its sheet
    std::vector<std::string> otherParts = {};  ///< that hold a table, too
    std::string packing = {};                  ///< "zip archive" around it; "" of gzipped text
};

/// A cell that did not fit its column; it became a missing value.
struct BadCell {
    Index line = 0;  ///< 1-based line of the file
    std::string column;
    std::string text;
};

/// What was read, kept and dropped, so that nothing happens silently.
struct ImportReport {
    std::string path;
    Dialect dialect;
    Index rowsRead = 0;
    Index rowsKept = 0;
    Index rowsDropped = 0;  ///< rows with a wrong number of fields
    Index missingCells = 0;
    Index badCellCount = 0;
    std::vector<Index> firstLines;       ///< lines in which the first rows that are kept start
    std::vector<BadCell> badCells;       ///< the first 1,000 of them
    std::vector<std::string> undecided;  ///< columns whose marks may mean two things
    std::vector<Message> notes;          ///< one sentence each
};

}  // namespace ardent

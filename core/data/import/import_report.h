#pragma once

#include <string>
#include <vector>

#include "core/base/message.h"

#include "core/base/types.h"

namespace ardent {

/// How a text file was found to be written.
struct Dialect {
    char separator = ',';
    char quote = '"';
    bool header = true;
    bool gzip = false;
    std::string encoding = "UTF-8";
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
    std::vector<BadCell> badCells;       ///< the first 1,000 of them
    std::vector<std::string> undecided;  ///< columns whose marks may mean two things
    std::vector<Message> notes;          ///< one sentence each
};

}  // namespace ardent

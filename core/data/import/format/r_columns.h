#pragma once

#include <string>
#include <vector>

#include "core/base/types.h"
#include "core/data/import/format/r_serial.h"

namespace ardent {

/// A column as cells of a transcript.
struct RColumn {
    std::string name;
    std::vector<std::string> cells = {};  ///< "": missing
    bool areNumbers = false;
    std::vector<std::string> levels = {};  ///< of categories, in R's order
    std::string label = {};                ///< what haven keeps of a survey
    bool isPartlyLabelled = false;
    Index declaredMissing = 0;
    std::string timeZone = {};  ///< other than UTC, in which the cells are
};

/// What stands as one table.
struct RTable {
    std::string name;
    std::vector<RColumn> columns = {};
    std::vector<std::string> leftOut = {};  ///< columns that hold lists

    bool holdsRows() const { return !columns.empty() && !columns.front().cells.empty(); }
};

/// A data frame, a list of vectors of one length, a matrix, a vector or a time series, whose times
/// are a column of their own; row names are left out. Without rows where the value is none of them.
RTable rTable(std::string name, const RValue&);

}  // namespace ardent

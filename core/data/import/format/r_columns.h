#pragma once

#include <string>
#include <vector>

#include "core/base/types.h"
#include "core/data/import/format/r_serial.h"

namespace ardent {

/// A column as cells of a transcript.
struct RColumn {
    std::string name;
    std::size_t rows = 0;
    std::vector<std::string> cells = {};  ///< "": missing; none where they were not asked for
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

    bool holdsRows() const { return !columns.empty() && columns.front().rows > 0; }
};

/// A data frame, a list of vectors of one length, a matrix, a vector or a time series, whose times
/// are a column of their own; row names are left out. Without rows where the value is none of them.
/// withCells: or only what its columns are called and how many rows they have.
RTable rTable(std::string name, const RValue&, bool withCells);

/// Bytes that its cells take, at most.
double bytesOfCells(const RValue&);

}  // namespace ardent

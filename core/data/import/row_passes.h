#pragma once

#include <filesystem>
#include <vector>

#include "core/base/error.h"
#include "core/data/import/column_builder.h"
#include "core/data/import/dialect/file_layout.h"
#include "core/data/import/dialect/reading.h"
#include "core/data/import/dialect/reading_options.h"
#include "core/data/import/precision.h"
#include "core/data/import/reading_course.h"
#include "core/data/import/sum_rows.h"

namespace ardent {

/// A row at the end that tells of those above.
struct LeftOut {
    Index line = 0;
    Summary summary = Summary::Sums;
};

/// What one pass over all rows gives.
struct RowPass {
    std::vector<ColumnBuilder> columns;
    Index rowsRead = 0;
    Index rowsKept = 0;
    Index rowsBeforeLast = 0;         ///< that were read before the last row that is kept
    Index firstLine = 0;              ///< of the first row that is kept
    std::vector<Index> firstLines;    ///< of the first rows that are kept
    std::vector<Index> droppedLines;  ///< the first of them
    Index shortRows = 0;              ///< without cells for the last named columns
    Index firstShortLine = 0;
    Index lastLine = 0;            ///< of the last row that is kept
    Index blankLines = 0;          ///< that are rows
    std::vector<LeftOut> leftOut;  ///< rows at the end
    Index rowsCut = 0;             ///< these, and rows below them that do not fit
    Index repeatedHeaders = 0;
    Index firstRepeatedLine = 0;
    Index emptyRows = 0;
    Index firstEmptyLine = 0;
    Index tableLine = 0;  ///< where a second table may begin
    Index rowsAboveTable = 0;
    Index countLines = 0;  ///< that say how many rows there are
    Index firstCountLine = 0;
    InvisibleMarks invisibleMarks;
    bool hasBytesBehind = false;
};

/// How each column is to be read.
struct ColumnPlans {
    std::vector<ReadAs> wanted;
    char knownMark = 0;
    ReadingOptions options;
    std::vector<ColumnPlan> columns;
};

/// By what a sample of the file showed. In a later table, whose columns are known, numbers stay
/// numbers whatever they lose.
ColumnPlans planColumns(const Layout&, const Readings&, char knownMark, bool isLater,
                        const ReadingOptions&);

/// Reads all rows, again while a column's type shows itself wrong, and without those at the end
/// that hold the sums of others or that a footer of the options takes. Errors (Fault::Data): the
/// file's, too many rows, told not to go on.
Result<RowPass> passOverRows(const std::filesystem::path&, const Layout&, Precision,
                             const ColumnPlans&, const ReadingCourse&);

std::vector<ColumnKind> kindsOf(const std::vector<ColumnBuilder>&);
std::vector<CellTally> talliesOf(const std::vector<ColumnBuilder>&);

}  // namespace ardent

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/data/import/format/transcript.h"
#include "core/data/import/format/transcript_text.h"

namespace ardent {

/// Cells that a sheet shows as one, whose value stands in the first; rows from 1, columns from 0.
struct MergedCells {
    Index firstColumn, lastColumn, firstRow, lastRow;
};

enum class SheetCell { Text, Number, Percent, Error };

/// Writes the filled cells of a sheet as a transcript, all rows of the same width as a spreadsheet
/// program writes CSV, without blank columns at the left.
class SheetText {
public:
    static constexpr Index kMostRows = 1 << 20;
    static constexpr Index kMostColumns = 1 << 14;

    explicit SheetText(std::string file, Index mostRows = kMostRows,
                       Index mostColumns = kMostColumns)
        : file_(std::move(file)),
          room_(file_),
          mostRows_(mostRows),
          mostColumns_(mostColumns),
          firstColumn_(mostColumns) {}

    /// For rows of a file that is no sheet.
    static SheetText ofRows(std::string file) {
        return SheetText(std::move(file), Index{1} << 31, Index{1} << 20);
    }

    /// Rows count from 1, columns from 0. Errors (Fault::Data): a cell before the last one or
    /// beyond what a sheet has; (Fault::Usage) more than fits in memory.
    Result<> add(Index row, Index column, std::string_view text, SheetCell);

    /// A row that is one whether cells are filled or not. Errors: those of add.
    Result<> startRow(Index row);

    /// Those one column wide give their value to the rows below, but not in the first filled row
    /// nor beside others in their first row that are wider, which is where headers stand.
    void merge(const MergedCells& cells) {
        if (std::ssize(merged_) < kMostRows) merged_.push_back(cells);
    }

    bool holdsCells() const { return filledRow_ > 0; }
    /// At least two rows with two cells.
    bool holdsTable() const { return rowsOfTable_ >= 2; }

    /// The rows in the order they came. Errors: as of add.
    Result<Transcript> finish();

private:
    struct ColumnCells {
        Index numbers = 0, texts = 0;
        DeclaredColumn declared;
    };
    struct Row {
        Index line, width;
    };
    tl::unexpected<Error> misplaced(Index row) const;
    Result<> checkRoom();
    void goToRow(Index row);
    std::vector<MergedCells> mergedDown() const;
    void endRow();

    std::string file_;
    RoomCheck room_;
    Index mostRows_, mostColumns_;
    std::string text_;
    std::vector<Row> rows_;  ///< those that are not blank
    std::vector<ColumnCells> columns_;
    std::vector<MergedCells> merged_;
    Index line_ = 1;         ///< that the text has reached
    Index nextColumn_ = 0;   ///< in that line; 0: nothing stands there
    Index filledRow_ = 0;    ///< the last one
    Index lastColumn_ = -1;  ///< in it, errors included
    Index firstColumn_;
    Index cellsInRow_ = 0;
    Index rowsOfTable_ = 0;
};

/// The place of the sheet to read.
struct Sheet {
    std::string name;
    bool isHidden = false;
    bool holdsCells = false;
    bool holdsTable = false;
};

/// The sheet, or table of a database or archive, called or numbered so; where none is wanted, the
/// only one that holds a table. Errors (Fault::Data): there is none, or several and `takeFirst` is
/// false.
Result<std::size_t> chooseSheet(const std::string& file, const std::vector<Sheet>&,
                                const std::optional<std::string>& wanted, bool takeFirst,
                                bool areTables = false);

/// Names of the other sheets that hold a table.
std::vector<std::string> otherTables(const std::vector<Sheet>&, std::size_t chosen);

}  // namespace ardent

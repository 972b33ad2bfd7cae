#pragma once

#include <optional>
#include <span>

#include "core/data/import/dialect/header.h"
#include "core/data/import/dialect/layout.h"

namespace ardent {

/// A row of a table as it is read.
struct TableRow {
    Record record;               ///< as it is written, one field a column where the row fits
    bool fits = false;           ///< its cells can be told the columns
    bool isShort = false;        ///< lacks cells of columns that have a name; they are empty
    bool isBlankLine = false;    ///< of a table with one column: an empty cell
    bool isEmpty = false;        ///< without a value in any of several columns of a text
    bool mayNameTable = false;   ///< texts alone where the first row has numbers, as of a header
    bool repeatsHeader = false;  ///< as where files were put one behind the other
    bool countsRows = false;     ///< "(60 rows affected)", as clients of databases end a table
};

/// Streams the rows of a file below its header.
class RowReader {
public:
    /// Errors: those of RecordReader.
    static Result<RowReader> open(const std::filesystem::path&, const Layout&);

    /// False at the end. The row is valid until the next call. In a table of one column a blank
    /// line between rows is a row. Errors: those of RecordReader::next.
    Result<bool> next(TableRow&);

    double shareRead() const { return reader_.shareRead(); }

    /// Those of TextSource.
    const InvisibleMarks& invisibleMarks() const { return reader_.invisibleMarks(); }

    /// At the end: those of TextSource.
    bool hasBytesBehind() const { return reader_.hasBytesBehind(); }

private:
    RowReader(RecordReader reader, const Layout& layout);
    Result<bool> hold();
    bool isHeader(std::span<const std::string_view>) const;
    bool mayNameTable(const RowCells&, bool isBelowBlankLine);

    RecordReader reader_;
    std::size_t columns_;
    std::size_t namedColumns_;
    std::size_t fewestCells_;
    bool mayLeaveOut_;  ///< rows without a value; those of a format that has rows are some
    std::vector<std::string> missing_;            ///< texts that cells without a column may hold
    std::vector<std::string> header_;             ///< its cells
    std::optional<std::size_t> nameOverNumbers_;  ///< where a row may repeat it in other letters
    std::optional<std::vector<std::size_t>> numbersOfFirst_;  ///< its columns that hold a number
    Record held_;  ///< the next one that is not blank, while blank lines before it are given
    bool holds_ = false;
    Index blankLines_ = 0;
    Index rowsAbove_ = 0;  ///< since the header, or a count of rows
};

}  // namespace ardent

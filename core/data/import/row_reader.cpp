#include "core/data/import/row_reader.h"

#include <algorithm>
#include <span>
#include <string>
#include <utility>

#include "core/data/import/dialect/row_fit.h"
#include "core/data/import/text/encodings.h"

namespace ardent {
namespace {

/// As numbers do.
bool startsWithDigit(std::string_view cell) {
    if (cell.starts_with('-')) cell.remove_prefix(1);
    return !cell.empty() && cell.front() >= '0' && cell.front() <= '9';
}

bool holdsNumbers(const CellTally& tally, char separator) {
    return tally.cells() > 0 && decideKind(tally, separator) != ColumnKind::Levels;
}

/// A column of numbers whose name is a text, where another name is one too, so that no row of the
/// table holds all names.
std::optional<std::size_t> nameOverNumbers(const std::vector<std::string>& header,
                                           const Layout& layout) {
    int texts = 0;
    std::optional<std::size_t> found;
    for (std::size_t j = 0; j < std::min(header.size(), layout.tallies.size()); ++j) {
        CellTally name;
        name.add(header[j]);
        if (name.texts == 0) continue;
        ++texts;
        const bool isOverNumbers = holdsNumbers(layout.tallies[j], layout.separator());
        if (isOverNumbers && !startsWithDigit(header[j])) found = j;
    }
    return texts > 1 ? found : std::nullopt;
}

bool differInCaseAtMost(std::string_view a, std::string_view b) {
    const auto small = [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    };
    return std::ranges::equal(withoutHardBlanks(a), withoutHardBlanks(b), {}, small, small);
}

/// Whether it says that so many rows stand above: "(60 rows)", "(1 row affected)".
bool isCountOfRows(const RowCells& cells, Index rows) {
    if (cells.empty() || !cells.front().starts_with('(')) return false;
    std::string text;
    for (const std::string_view cell : cells) {
        if (cell.empty()) continue;
        if (!text.empty()) text += ' ';
        text += cell;
    }
    const std::size_t end = text.find_first_not_of("0123456789", 1);
    if (end == 1 || end == std::string::npos) return false;
    if (std::string_view(text).substr(1, end - 1) != std::to_string(rows)) return false;
    const std::string_view behind = std::string_view(text).substr(end);
    return behind == " rows)" || behind == " row)" || behind == " rows affected)" ||
           behind == " row affected)";
}

bool isEmptyRow(const RowCells& cells) {
    return std::ranges::all_of(cells, [](std::string_view cell) { return cell.empty(); });
}

/// "=====" and the like, as below the last row of a table in a text.
bool isRuleBelow(const RowCells& cells) {
    if (!cells.front().starts_with('=') && !cells.front().starts_with('-')) return false;
    return std::ranges::all_of(cells, [](std::string_view cell) {
        return cell.size() > 1 && cell.find_first_not_of(cell.front()) == cell.npos &&
               (cell.front() == '=' || cell.front() == '-');
    });
}

}  // namespace

RowReader::RowReader(RecordReader reader, const Layout& layout)
    : reader_(std::move(reader)),
      columns_(layout.names.size()),
      namedColumns_(layout.namedColumns),
      fewestCells_(layout.fewestCells),
      mayLeaveOut_(columns_ > 1 && !layout.text && !layout.keepsEmptyRows),
      missing_(layout.missing) {}

Result<RowReader> RowReader::open(const std::filesystem::path& path, const Layout& layout) {
    Result<RecordReader> records =
        layout.text ? RecordReader::of(layout.text, path.string(), layout.cutting, layout.start)
                    : RecordReader::open(path, layout.cutting, layout.start, layout.encoding);
    if (!records) return tl::unexpected(records.error());
    RowReader rows(std::move(*records), layout);
    const Result<bool> first = rows.hold();
    if (!first) return tl::unexpected(first.error());
    rows.blankLines_ = 0;
    if (!layout.header) return rows;
    rows.header_.assign(rows.held_.fields.begin(), rows.held_.fields.end());
    rows.nameOverNumbers_ = nameOverNumbers(rows.header_, layout);
    for (std::size_t i = 1; i < layout.headerRows && rows.holds_; ++i)
        if (const Result<bool> more = rows.hold(); !more) return tl::unexpected(more.error());
    rows.holds_ = false;
    return rows;
}

Result<bool> RowReader::hold() {
    const Result<bool> found = reader_.next(held_);
    holds_ = found && *found;
    if (!holds_) return found;
    blankLines_ = columns_ == 1 ? held_.blankLines : 0;
    return true;
}

bool RowReader::isHeader(std::span<const std::string_view> cells) const {
    if (header_.size() < 2 || cells.size() != header_.size()) return false;
    if (nameOverNumbers_ && startsWithDigit(cells[*nameOverNumbers_])) return false;
    return std::ranges::equal(cells, header_) ||
           (nameOverNumbers_ && std::ranges::equal(cells, header_, differInCaseAtMost));
}

/// Below a blank line, or where two columns of numbers or more tell it.
bool RowReader::mayNameTable(const RowCells& cells, bool isBelowBlankLine) {
    if (!numbersOfFirst_) {
        numbersOfFirst_.emplace();
        for (std::size_t j = 0; j < cells.size(); ++j)
            if (!cells[j].empty() && !isTextCell(cells[j])) numbersOfFirst_->push_back(j);
        return false;
    }
    if (header_.empty() || numbersOfFirst_->empty() || cells.size() != columns_) return false;
    if (startsWithDigit(cells[numbersOfFirst_->front()])) return false;
    if (!isBelowBlankLine && numbersOfFirst_->size() < 2) return false;
    return std::ranges::none_of(cells, [](std::string_view cell) { return cell.empty(); }) &&
           areWords(cells);
}

Result<bool> RowReader::next(TableRow& row) {
    if (!holds_)
        if (const Result<bool> found = hold(); !found || !*found) return found;
    const bool isBelowBlankLine = columns_ > 1 && held_.blankLines > 0;
    row.isBlankLine = blankLines_ > 0;
    if (row.isBlankLine) {
        row.record.fields.assign(1, {});
        row.record.line = held_.line - blankLines_--;
    } else {
        std::swap(row.record, held_);
        holds_ = false;
    }
    const RowCells& fields = row.record.fields;
    row.repeatsHeader = isHeader(fields);
    row.countsRows = columns_ > 1 && isCountOfRows(fields, rowsAbove_);
    if (row.countsRows)
        rowsAbove_ = 0;
    else if (!row.repeatsHeader)
        ++rowsAbove_;
    const std::size_t cells = fields.size();
    blankOut(missing_, std::span(row.record.fields).subspan(std::min(cells, columns_)));
    row.fits = fitRow(row.record.fields, columns_, fewestCells_);
    row.isShort = row.fits && cells < namedColumns_;
    row.isEmpty = row.fits && mayLeaveOut_ && (isEmptyRow(fields) || isRuleBelow(fields));
    row.mayNameTable =
        row.fits && !row.isEmpty && !row.repeatsHeader && mayNameTable(fields, isBelowBlankLine);
    return true;
}

}  // namespace ardent

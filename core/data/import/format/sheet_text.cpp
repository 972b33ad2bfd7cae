#include "core/data/import/format/sheet_text.h"

#include <algorithm>
#include <charconv>
#include <iterator>
#include <map>

#include "core/base/text.h"

namespace ardent {
namespace {

std::vector<std::string> namesOf(const std::vector<Sheet>& sheets) {
    std::vector<std::string> names;
    for (const Sheet& sheet : sheets) names.push_back(sheet.name);
    return names;
}

std::vector<std::size_t> sheetsWhere(const std::vector<Sheet>& sheets, bool (*is)(const Sheet&)) {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < sheets.size(); ++i)
        if (is(sheets[i])) places.push_back(i);
    return places;
}

/// The sheets that may be meant where none is named.
std::vector<std::size_t> likelySheets(const std::vector<Sheet>& sheets) {
    for (const auto is : {+[](const Sheet& sheet) { return sheet.holdsTable && !sheet.isHidden; },
                          +[](const Sheet& sheet) { return sheet.holdsCells && !sheet.isHidden; },
                          +[](const Sheet& sheet) { return sheet.holdsCells; }})
        if (auto places = sheetsWhere(sheets, is); !places.empty()) return places;
    return {};
}

/// The cells of a line of a transcript.
std::vector<std::string_view> cellsOfLine(std::string_view line) {
    std::vector<std::string_view> cells;
    bool isInQuotes = false;
    std::size_t start = 0;
    for (std::size_t i = 0; i <= line.size(); ++i) {
        if (i == line.size() || (line[i] == '\t' && !isInQuotes)) {
            cells.push_back(line.substr(start, i - start));
            start = i + 1;
        } else if (line[i] == '"' && (isInQuotes || i == start)) {
            isInQuotes = !isInQuotes;
        }
    }
    return cells;
}

/// Carries the values of merged cells down.
struct MergedValues {
    struct Value {
        Index lastRow;
        std::string text;
    };
    std::vector<MergedCells> merged;  ///< in the order of their first rows
    std::size_t next = 0;
    std::map<Index, Value> byColumn = {};
    Index filled = 0;

    explicit MergedValues(std::vector<MergedCells> cells) : merged(std::move(cells)) {}

    void fill(Index row, std::string& line) {
        std::erase_if(byColumn, [row](const auto& each) { return each.second.lastRow < row; });
        while (next < merged.size() && merged[next].firstRow < row) ++next;
        const bool starts = next < merged.size() && merged[next].firstRow == row;
        if (byColumn.empty() && !starts) return;
        const std::vector<std::string_view> cells = cellsOfLine(line);
        for (; next < merged.size() && merged[next].firstRow == row; ++next)
            if (const auto place = static_cast<std::size_t>(merged[next].firstColumn);
                place < cells.size() && !cells[place].empty())
                byColumn[merged[next].firstColumn] = {merged[next].lastRow,
                                                      std::string(cells[place])};
        std::string full;
        for (std::size_t j = 0; j < cells.size(); ++j) {
            if (j > 0) full += '\t';
            const auto value = byColumn.find(static_cast<Index>(j));
            const bool isUnder = cells[j].empty() && value != byColumn.end();
            full += isUnder ? std::string_view(value->second.text) : cells[j];
            filled += isUnder ? 1 : 0;
        }
        line = std::move(full);
    }
};

Result<std::size_t> sheetCalled(const std::string& file, const std::vector<Sheet>& sheets,
                                const std::string& wanted, bool areTables) {
    if (const auto found = std::ranges::find(sheets, wanted, &Sheet::name); found != sheets.end())
        return static_cast<std::size_t>(found - sheets.begin());
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(wanted.data(), wanted.data() + wanted.size(), number);
    const bool isNumber = error == std::errc() && end == wanted.data() + wanted.size();
    if (isNumber && number >= 1 && number <= sheets.size()) return number - 1;
    if (areTables)
        return fail(Fault::Data,
                    message("no-such-table", "{}: there is no table \"{}\"; its tables are {}.",
                            file, wanted, quotedList(namesOf(sheets), 20)));
    return fail(Fault::Data,
                message("no-such-sheet", "{}: there is no sheet \"{}\"; its sheets are {}.", file,
                        wanted, quotedList(namesOf(sheets), 20)));
}

}  // namespace

Result<std::size_t> chooseSheet(const std::string& file, const std::vector<Sheet>& sheets,
                                const std::optional<std::string>& wanted, bool takeFirst,
                                bool areTables) {
    if (wanted) return sheetCalled(file, sheets, *wanted, areTables);
    const std::vector<std::size_t> likely = likelySheets(sheets);
    if (likely.empty() && areTables)
        return fail(Fault::Data,
                    message("empty-database", "{}: none of the tables in it has rows.", file));
    if (likely.empty())
        return fail(Fault::Data,
                    message("empty-workbook",
                            "{}: its sheets are empty; it needs a header and rows.", file));
    if (likely.size() == 1 || takeFirst) return likely.front();
    std::vector<std::string> names;
    for (const std::size_t place : likely) names.push_back(sheets[place].name);
    if (areTables)
        return fail(Fault::Data, message("several-tables",
                                         "{}: it holds several tables: {}; name one with --table.",
                                         file, quotedList(names, 20)));
    return fail(Fault::Data, message("several-sheets",
                                     "{}: several sheets hold a table: {}; name one with --sheet.",
                                     file, quotedList(names, 20)));
}

std::vector<std::string> otherTables(const std::vector<Sheet>& sheets, std::size_t chosen) {
    std::vector<std::string> names;
    for (const std::size_t place : likelySheets(sheets))
        if (place != chosen) names.push_back(sheets[place].name);
    return names;
}

Result<> SheetText::add(Index row, Index column, std::string_view text, SheetCell kind) {
    if (row < 1 || row > mostRows_ || column < 0 || column >= mostColumns_ || row < filledRow_ ||
        (row == filledRow_ && column <= lastColumn_))
        return misplaced(row);
    if (row != filledRow_) cellsInRow_ = 0;
    if (++cellsInRow_ == 2) ++rowsOfTable_;
    filledRow_ = row;
    lastColumn_ = column;
    const auto place = static_cast<std::size_t>(column);
    if (place >= columns_.size()) columns_.resize(place + 1);
    ColumnCells& cells = columns_[place];
    firstColumn_ = std::min(firstColumn_, column);
    if (kind == SheetCell::Error) {
        if (cells.declared.errors++ == 0) {
            cells.declared.firstError = text;
            cells.declared.firstErrorLine = row;
        }
        text = {};
    } else {
        ++(kind == SheetCell::Text ? cells.texts : cells.numbers);
    }
    if (kind == SheetCell::Percent) ++cells.declared.percents;
    goToRow(row);
    const Index tabs = column - std::max<Index>(nextColumn_ - 1, 0);
    text_.append(static_cast<std::size_t>(tabs), '\t');
    nextColumn_ = column + 1;
    appendCell(text, text_);
    return checkRoom();
}

Result<> SheetText::startRow(Index row) {
    if (row < line_ || row > mostRows_) return misplaced(row);
    goToRow(row);
    firstColumn_ = 0;
    nextColumn_ = std::max<Index>(nextColumn_, 1);
    return checkRoom();
}

tl::unexpected<Error> SheetText::misplaced(Index row) const {
    return fail(Fault::Data,
                message("cell-out-of-order",
                        "{}: a cell in row {} of the sheet stands in no possible place; save the "
                        "file again with a spreadsheet program.",
                        file_, row));
}

Result<> SheetText::checkRoom() {
    return room_.grow(text_.size() + sizeof(Row) * rows_.size());
}

void SheetText::goToRow(Index row) {
    if (row == line_) return;
    endRow();
    goToLine(row, line_, text_);
}

void SheetText::endRow() {
    if (nextColumn_ > 0) rows_.push_back({line_, nextColumn_});
    nextColumn_ = 0;
}

std::vector<MergedCells> SheetText::mergedDown() const {
    std::vector<Index> headers;
    if (!rows_.empty()) headers.push_back(rows_.front().line);
    for (const MergedCells& cells : merged_)
        if (cells.lastColumn > cells.firstColumn) headers.push_back(cells.firstRow);
    std::ranges::sort(headers);
    std::vector<MergedCells> down;
    std::ranges::copy_if(merged_, std::back_inserter(down), [&headers](const MergedCells& cells) {
        return cells.firstColumn >= 0 && cells.lastColumn == cells.firstColumn &&
               cells.lastRow > cells.firstRow &&
               !std::ranges::binary_search(headers, cells.firstRow);
    });
    std::ranges::sort(down, {}, &MergedCells::firstRow);
    return down;
}

Result<Transcript> SheetText::finish() {
    endRow();
    MergedValues values(mergedDown());
    RoomCheck roomOfAll = room_;
    Transcript transcript;
    Index width = 0;
    for (const Row& row : rows_) width = std::max(width, row.width);
    double bytes = static_cast<double>(text_.size());
    for (const Row& row : rows_) bytes += static_cast<double>(width - row.width);
    const double numbers = 8. * static_cast<double>(width) * static_cast<double>(rows_.size());
    if (const auto room = requireRoom(file_, 2. * bytes + numbers); !room)
        return tl::unexpected(room.error());
    std::string padded;
    padded.reserve(static_cast<std::size_t>(bytes) + 1);
    std::string_view text = text_;
    Index lineReached = 1;
    for (const Row& row : rows_) {
        const auto blank = static_cast<std::size_t>(row.line - lineReached);
        padded.append(blank, '\n');
        text.remove_prefix(blank);
        const std::string_view cells = text.substr(0, text.find('\n'));
        std::string line(cells);
        line.append(static_cast<std::size_t>(width - row.width), '\t');
        values.fill(row.line, line);
        padded += std::string_view(line).substr(static_cast<std::size_t>(firstColumn_));
        if (const auto fits = roomOfAll.grow(padded.size()); !fits)
            return tl::unexpected(fits.error());
        text.remove_prefix(cells.size());
        lineReached = row.line;
    }
    padded += '\n';
    std::string().swap(text_);
    transcript.mergedCells = values.filled;
    transcript.text = std::make_shared<const std::string>(std::move(padded));
    for (Index j = firstColumn_; j < width; ++j) {
        ColumnCells& cells = columns_[static_cast<std::size_t>(j)];
        if (cells.numbers > 0 && 2 * cells.numbers >= cells.texts)
            cells.declared.type = Declared::Numbers;
        transcript.columns.push_back(std::move(cells.declared));
    }
    return transcript;
}

}  // namespace ardent

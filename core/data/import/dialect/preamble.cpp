#include "core/data/import/dialect/preamble.h"

#include <algorithm>
#include <array>
#include <span>

#include "core/data/import/dialect/header.h"

namespace ardent {
namespace {

constexpr std::size_t kMostLinesBefore = 50;

std::string_view lineAt(std::string_view sample, std::size_t at) {
    return sample.substr(at, sample.find_first_of("\r\n", at) - at);
}

/// Where the line behind this one starts.
std::size_t behindLine(std::string_view sample, std::size_t at, std::string_view line) {
    const std::size_t stop = at + line.size();
    for (const std::string_view lineEnd : {"\r\r\n", "\r\n"})
        if (sample.substr(stop).starts_with(lineEnd)) return stop + lineEnd.size();
    return std::min(stop + 1, sample.size());
}

bool saysSeparator(std::string_view line) {
    return line.size() == 5 && (line.starts_with("sep=") || line.starts_with("SEP=")) &&
           isSeparator(line.back());
}

std::size_t mostBefore(const SampleCut& cut) {
    return std::min(kMostLinesBefore, cut.records.size());
}

std::size_t filledCells(const RowCells& record) {
    return record.size() - static_cast<std::size_t>(std::ranges::count(record, std::string_view()));
}

/// A cell for every column, none of them blank, and nothing behind.
bool isFull(const RowCells& record, std::size_t columns) {
    const auto blank = std::ranges::find(record, std::string_view());
    return filledCells(record) == columns &&
           blank == record.begin() + static_cast<std::ptrdiff_t>(columns);
}

/// What a spreadsheet makes of a line of text above a table.
bool isPaddedTitle(const RowCells& record, std::size_t columns) {
    return record.size() >= columns && filledCells(record) <= 1 &&
           filledCells(record) + 1 < columns;
}

bool endsEarly(const RowCells& record, std::size_t columns) {
    return record.size() < columns || record[columns - 1].empty();
}

/// The header below records that end early, `first` where there is none.
std::size_t belowTitles(const SampleCut& cut, std::size_t first, std::size_t columns) {
    std::size_t header = first;
    while (header < mostBefore(cut) && !isFull(cut.records[header], columns)) {
        if (!endsEarly(cut.records[header], columns)) return first;
        ++header;
    }
    if (header == first || header == mostBefore(cut)) return first;
    const auto begin = cut.records.begin();
    const bool areTitles = std::all_of(
        begin + static_cast<std::ptrdiff_t>(first), begin + static_cast<std::ptrdiff_t>(header),
        [&](const RowCells& record) { return isPaddedTitle(record, columns); });
    const SampleRows rows = rowsFrom(cut, header, columns, columns);
    const bool isHeader =
        areTitles ? startsWithHeader(rows, cut.separator()) : namesNumbers(rows, cut.separator());
    return isHeader ? header : first;
}

/// The header of two columns below lines like "Operator,Smith" and "Date,2024", `first` where there
/// is none. A value that is a number tells them from names over units.
std::size_t belowKeys(const SampleCut& cut, std::size_t first) {
    std::size_t end = first;
    while (end < mostBefore(cut) && cut.records[end].size() == 2 &&
           isTextCell(cut.records[end].front()))
        ++end;
    if (end < first + 3 || end == cut.records.size()) return first;
    const auto begin = cut.records.begin() + static_cast<std::ptrdiff_t>(first) + 1;
    const bool areKeys = std::any_of(begin, cut.records.begin() + static_cast<std::ptrdiff_t>(end),
                                     [](const RowCells& line) { return !isTextCell(line.back()); });
    const bool standOverNumbers = std::ranges::none_of(cut.records[end], isTextCell) &&
                                  namesNumbers(rowsFrom(cut, end - 1, 2, 2), cut.separator());
    return areKeys && standOverNumbers ? end - 1 : first;
}

Comments commentsWith(std::string_view mark, std::string_view sample, TextPosition start) {
    Comments comments{start, 0, {}};
    auto [at, number] = start;
    while (at < sample.size()) {
        const std::string_view line = lineAt(sample, at);
        const bool isBlank = line.find_first_not_of(" \t") == std::string_view::npos;
        if (!isBlank && !line.starts_with(mark)) break;
        at = behindLine(sample, at, line);
        ++number;
        if (isBlank) continue;
        comments.last = line.substr(mark.size());
        ++comments.lines;
        comments.end = {at, number};
    }
    return comments;
}

/// "-----", "====", ":---:", or blank.
bool isRule(std::string_view cell) {
    return cell.empty() || (cell.size() > 1 && cell.find_first_not_of("-=_:+ ") == cell.npos &&
                            cell.find_first_of("-=_") != cell.npos);
}

bool areRules(const RowCells& record) {
    return filledCells(record) > 0 && std::ranges::all_of(record, isRule);
}

/// Rules above and below the names.
bool isRuled(const SampleCut& cut, std::size_t first) {
    return first + 2 < mostBefore(cut) && areRules(cut.records[first]) &&
           areRules(cut.records[first + 2]);
}

constexpr std::array<std::string_view, 8> kOrangeTypes{"c",          "d",        "s",      "t",
                                                       "continuous", "discrete", "string", "time"};
constexpr std::array<std::string_view, 7> kOrangeRoles{"class", "c",      "meta",  "m",
                                                       "i",     "ignore", "weight"};

bool isOneOf(std::span<const std::string_view> words, std::string_view word) {
    return std::ranges::find(words, word) != words.end();
}

/// "iris lily rose", Orange's list of the values of a column.
bool isListOfValues(std::string_view cell) {
    return cell.find(' ') != cell.npos && isTextCell(cell);
}

}  // namespace

SeparatorLine separatorLine(std::string_view sample) {
    const std::string_view line = lineAt(sample, 0);
    std::string_view text = line.substr(0, line.find_last_not_of(' ') + 1);
    if (text.size() > 2 && text.front() == '"' && text.back() == '"')
        text = text.substr(1, text.size() - 2);
    if (!saysSeparator(text)) return {};
    return {text.back(), {behindLine(sample, 0, line), 2}};
}

Comments leadingComments(std::string_view sample, TextPosition start,
                         const std::optional<std::string>& mark) {
    if (mark) return mark->empty() ? Comments{start, 0, {}} : commentsWith(*mark, sample, start);
    if (Comments comments = commentsWith("#", sample, start); comments.lines > 0) return comments;
    for (const std::string_view rarer : {"%", "//", "!"}) {
        Comments comments = commentsWith(rarer, sample, start);
        if (comments.lines > 1 || comments.last.starts_with(' ')) return comments;
    }
    return {start, 0, {}};
}

TextPosition behindLines(std::string_view sample, TextPosition start, Index lines) {
    for (; lines > 0 && start.offset < sample.size(); --lines, ++start.line)
        start.offset = behindLine(sample, start.offset, lineAt(sample, start.offset));
    return start;
}

std::size_t headerRecords(const SampleCut& cut, std::size_t header) {
    if (header + 1 >= cut.records.size()) return 1;
    const RowCells& second = cut.records[header + 1];
    if (areRules(second)) return 2;
    if (header + 2 >= cut.records.size() || second.size() < 2) return 1;
    const bool areTypes = std::ranges::all_of(second, [](std::string_view cell) {
        return isOneOf(kOrangeTypes, cell) || isListOfValues(cell);
    });
    const bool areRoles = std::ranges::all_of(cut.records[header + 2], [](std::string_view cell) {
        return cell.empty() || isOneOf(kOrangeRoles, cell) || cell.find('=') != cell.npos;
    });
    return areTypes && areRoles ? 3 : 1;
}

std::vector<DeclaredColumn> orangeColumns(const RowCells& types) {
    std::vector<DeclaredColumn> columns;
    for (const std::string_view type : types) {
        DeclaredColumn& column = columns.emplace_back();
        if (type == "c" || type == "continuous")
            column.type = Declared::Numbers;
        else if (type == "d" || type == "discrete" || isListOfValues(type))
            column.type = Declared::Categories;
    }
    return columns;
}

std::size_t tableStart(const SampleCut& cut, std::size_t columns) {
    if (cut.agreement < 0.8 && cut.records.size() > 10) return 0;
    std::size_t first = 0;
    while (first < mostBefore(cut) && cut.records[first].size() + 1 < columns) ++first;
    if (first == cut.records.size()) return 0;
    if (isRuled(cut, first)) return first + 1;
    if (!isFull(cut.records[first], columns)) return belowTitles(cut, first, columns);
    return columns == 2 ? belowKeys(cut, first) : first;
}

}  // namespace ardent

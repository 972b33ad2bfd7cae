#include "core/data/import/dialect/layout.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>

#include "core/base/text.h"
#include "core/data/import/dialect/column_names.h"
#include "core/data/import/dialect/preamble.h"
#include "core/data/import/dialect/row_fit.h"
#include "core/data/import/dialect/short_rows.h"
#include "core/data/import/text/encodings.h"
#include "core/data/table/number_text.h"

namespace ardent {
namespace {

tl::unexpected<Error> headerMisfit(const std::string& path, Index line, std::size_t names,
                                   std::size_t cells) {
    const auto refuse = [&](std::string_view remedy) {
        return fail(Fault::Data,
                    fmt::format("{}, line {}: the header has {}, but most rows have {}; {}.", path,
                                line, counted(static_cast<long long>(names), "name"),
                                counted(static_cast<long long>(cells), "cell"), remedy));
    };
    if (names == 1 && cells == 2)
        return refuse(
            "where commas stand before decimals in one column, read it with --separator ';', else "
            "name both columns");
    return refuse(names > cells ? "fill the rows or shorten the header"
                                : "name every column, and put cells that hold the separator in "
                                  "quotes");
}

tl::unexpected<Error> namesFurtherDown(const std::string& path, Index line, std::size_t names,
                                       std::size_t cells) {
    return fail(Fault::Data,
                fmt::format("{}, line {}: this line has {}, but most rows have {}; if the names "
                            "stand in the next line, read the file with --skip {}.",
                            path, line, counted(static_cast<long long>(names), "cell"),
                            counted(static_cast<long long>(cells), "cell"), line));
}

bool holdsAll(const RowCells& record, std::span<const std::string> names) {
    std::vector<Message> notes;
    const std::vector<std::string> found = usableNames(record, notes);
    const std::set<std::string_view> distinct(found.begin(), found.end());
    return std::ranges::all_of(
        names, [&distinct](const std::string& name) { return distinct.contains(name); });
}

/// The first record up to `last` that holds all these names.
std::optional<std::size_t> recordWith(std::span<const std::string> names,
                                      std::span<const RowCells> records, std::size_t last) {
    for (std::size_t i = 0; i <= last && !names.empty(); ++i)
        if (holdsAll(records[i], names)) return i;
    return std::nullopt;
}

std::size_t namedColumns(const RowCells& header) {
    std::size_t count = header.size();
    while (count > 1 && header[count - 1].empty()) --count;
    return count;
}

/// Names the columns of rows that mostly have so many cells.
Result<> nameByHeader(const std::string& path, const SampleCut& cut, std::size_t place,
                      std::size_t cells, RowCells header, Layout& layout) {
    const std::size_t named = namedColumns(header);
    if (header.size() > cells) header.resize(std::max(cells, named));
    layout.namedColumns = named;
    layout.fewestCells = named < header.size() ? named : fewestCells(cut, place, named);
    const bool fits =
        header.size() == cells || (header.size() > cells && layout.fewestCells <= cells);
    const bool fitsBelow = place + 1 < cut.records.size() && cut.lines[place + 1] > 1 &&
                           areNames(cut.records[place + 1]);
    if (!fits && fitsBelow && cut.records[place + 1].size() == cells)
        return namesFurtherDown(path, cut.lines[place], header.size(), cells);
    if (!fits) return headerMisfit(path, cut.lines[place], header.size(), cells);
    layout.names = usableNames(header, layout.notes);
    for (const std::string_view name : header) layout.unnamed.push_back(name.empty());
    layout.latin1 = !std::ranges::all_of(header, isUtf8);
    return {};
}

/// Whether the first cells of the rows behind `header` may be their names, as R writes them.
bool startWithRowNames(const SampleCut& cut, std::size_t header, std::size_t cells) {
    SampleRows rows = rowsFrom(cut, header, cells, cells);
    const auto firstCell = [](const RowCells& row) { return row.front(); };
    std::ranges::sort(rows.begin() + 1, rows.end(), {}, firstCell);
    return std::ranges::adjacent_find(rows.begin() + 1, rows.end(), {}, firstCell) == rows.end();
}

/// Whether every row behind `header` starts with a number and holds two side by side that may be
/// one with a decimal comma. A point in some number tells that they are not.
bool mayBeCutAtDecimalCommas(const SampleCut& cut, std::size_t header, std::size_t cells) {
    if (cut.separator() != ',') return false;
    const SampleRows rows = rowsFrom(cut, header, cells, cells);
    const std::vector<CellTally> tallies = tallyColumns(rows, 1);
    if (tallies.front().numbers + 1 != std::ssize(rows)) return false;
    const auto hasPoint = [](const CellTally& tally) { return tally.withPoint > 0; };
    if (std::ranges::any_of(tallies, hasPoint)) return false;
    for (std::size_t j = 0; j + 1 < cells; ++j) {
        const auto mayBeOne = [j](const RowCells& row) {
            return markedNumber(fmt::format("{},{}", row[j], row[j + 1])) != MarkedNumber::No;
        };
        if (std::all_of(rows.begin() + 1, rows.end(), mayBeOne)) return true;
    }
    return false;
}

/// Whether the line above the table may be its header, too short for rows cut at decimal commas.
bool standsOverCutRows(const SampleCut& cut, std::size_t start, std::size_t cells) {
    if (start == 0) return false;
    const RowCells& above = cut.records[start - 1];
    const auto isName = [](std::string_view cell) {
        return !cell.empty() && cell.find(' ') == std::string_view::npos;
    };
    return above.size() > 1 && above.size() < cells && areWords(above) &&
           std::ranges::all_of(above, isName) && mayBeCutAtDecimalCommas(cut, start - 1, cells);
}

tl::unexpected<Error> rowNamesOrDecimals(const std::string& path, const SampleCut& cut,
                                         std::size_t header, std::size_t cells) {
    const RowCells row = rowsFrom(cut, header, cells, cells)[1];
    return fail(
        Fault::Data,
        fmt::format("{}, line {}: the header has {}, but most rows have {}, such as \"{}\"; commas "
                    "may stand before decimals there, or the first cells name the rows: put "
                    "numbers with a comma in quotes, or name the first column too.",
                    path, cut.lines[header], counted(static_cast<long long>(cells) - 1, "name"),
                    counted(static_cast<long long>(cells), "cell"),
                    shortened(fmt::format("{}", fmt::join(row, ",")))));
}

/// The last comment where it has one cell for every column.
std::optional<SampleCut> namesIn(const Comments& comments, const Cutting& cutting,
                                 std::size_t columns) {
    if (comments.lines == 0 || columns == 1) return std::nullopt;
    SampleCut cut = cutAt(cutting, comments.last, true, {});
    if (cut.records.size() != 1 || cut.width != columns) return std::nullopt;
    return cut;
}

void nameWithoutHeader(const std::optional<SampleCut>& comment, std::size_t width, Layout& layout) {
    layout.namedColumns = layout.fewestCells = width;
    layout.unnamed.resize(width);
    if (comment) {
        layout.names = usableNames(comment->records.front(), layout.notes);
        layout.notes.push_back(message("names-from-comment",
                                       "The column names come from the comment above the rows."));
        return;
    }
    for (std::size_t j = 0; j < width; ++j) layout.names.push_back(columnNumberName(j));
    layout.notes.push_back(
        message("no-header", "The file has no header; columns are named by their number."));
}

void dropRecords(SampleCut& cut, std::size_t first, std::size_t count) {
    const auto drop = [&](auto& list) {
        const auto begin = list.begin() + static_cast<std::ptrdiff_t>(std::min(first, list.size()));
        list.erase(begin, begin + std::min(static_cast<std::ptrdiff_t>(count), list.end() - begin));
    };
    drop(cut.records);
    drop(cut.positions);
    drop(cut.lines);
}

/// What a person can say of a file that is no text; all of it but its missing texts is known where
/// the format has names.
ReadingOptions optionsFor(const Transcript& transcript, ReadingOptions options) {
    if (!transcript.header) return options;
    options.header = transcript.header;
    options.skip.reset();
    options.comment = "";
    return options;
}

Cutting cuttingOf(const ReadingOptions& options) {
    Cutting cutting = transcriptCutting();
    cutting.comment = options.comment.value_or("");
    return cutting;
}

}  // namespace

Result<Layout> detectLayout(const std::string& path, std::string_view sample, bool isWhole,
                            std::span<const std::string> knownNames, const ReadingOptions& given,
                            const Transcript* transcript) {
    const ReadingOptions options = transcript ? optionsFor(*transcript, given) : given;
    const SeparatorLine stated = transcript ? SeparatorLine{} : separatorLine(sample);
    ReadingOptions wanted = options;
    if (stated.separator != 0 && !wanted.separator)
        wanted.separator = std::string(1, stated.separator);
    TextPosition top = options.skip ? behindLines(sample, {}, *options.skip) : stated.end;
    const Index firstLine = transcript ? transcript->firstLine : 1;
    top.line += firstLine - 1;
    const Comments comments =
        leadingComments(sample, top, transcript ? options.comment.value_or("") : options.comment);
    const std::string_view rest = sample.substr(comments.end.offset);
    SampleCut cut = transcript ? cutAt(cuttingOf(options), rest, isWhole, comments.end)
                               : bestCut(rest, isWhole, comments.end, wanted);
    const std::vector<RowCells> written = cut.records;
    for (RowCells& record : cut.records) blankOut(options.missing, record);
    if (cut.records.empty() && cut.unclosedLine > 0) return unclosedQuote(path, cut.unclosedLine);
    if (cut.records.empty()) {
        return fail(Fault::Data,
                    fmt::format("{}: the file is empty; it needs a header and rows.", path));
    }
    const std::size_t used = usedWidth(cut);
    const bool startsAtTop = options.skip || (transcript && transcript->header);
    const std::size_t start = startsAtTop ? 0 : tableStart(cut, used);
    const std::optional<std::size_t> known = recordWith(knownNames, written, start);
    const std::size_t before = known.value_or(start);
    RowCells first = written[before];  // a name may be a text that stands for a missing cell

    // Rows may be longer than the header: by separators at their end, or by a name in front.
    const std::size_t width = std::min(cut.width, std::max(first.size(), used));
    const bool mayHaveHeader = !options.header || *options.header > 0;
    const bool hasRowNames =
        mayHaveHeader && first.size() + 1 == width && startWithRowNames(cut, before, width);
    if (hasRowNames && mayBeCutAtDecimalCommas(cut, before, width))
        return rowNamesOrDecimals(path, cut, before, width);
    if (!known && standsOverCutRows(cut, start, width))
        return headerMisfit(path, cut.lines[start - 1], cut.records[start - 1].size(), width);
    if (hasRowNames) first.insert(first.begin(), "row name");
    Layout layout;
    layout.headerRows = options.header
                            ? static_cast<std::size_t>(std::max<Index>(*options.header, 1))
                            : headerRecords(cut, before);
    const bool hasTypes = headerRecords(cut, before) == 3;
    dropRecords(cut, before + 1, layout.headerRows - 1);
    SampleRows rows = rowsFrom(cut, before, width, width);
    layout.cutting = cut.cutting;
    layout.missing = options.missing;
    layout.linesBefore = transcript && transcript->header ? 0 : cut.lines[before] - 1;
    layout.recordsSampled = std::ssize(cut.records);
    layout.recordsAlike = std::ranges::count(cut.records, cut.width, &RowCells::size);
    layout.start = cut.positions[before];
    const std::optional<SampleCut> comment = namesIn(comments, cut.cutting, width);
    const bool commentNames = comment && comments.end.line == cut.lines[before] &&
                              areNames(comment->records.front()) &&
                              !standsOverNumbers(rows, cut.separator());
    layout.header = options.header ? *options.header > 0
                                   : known || hasRowNames || layout.headerRows > 1 ||
                                         (!commentNames && startsWithHeader(rows, cut.separator()));
    const auto noteSkipped = [&layout](Index lines, std::string_view what) {
        if (lines > 0) {
            layout.notes.push_back(
                fmt::format("{} before the table skipped.", counted(lines, what)));
        }
    };
    noteSkipped(comments.lines, "comment line");
    noteSkipped(static_cast<Index>(before) + top.line - firstLine, "line");
    if (layout.header && layout.headerRows > 1)
        layout.notes.push_back(message("below-names",
                                       "Lines between the names and the first row skipped: {}.",
                                       layout.headerRows - 1));
    if (width == 1 && !transcript) {
        layout.notes.push_back(
            "Only one column was found; a comma, semicolon, tab or | separates columns.");
    }
    if (hasRowNames) {
        layout.notes.push_back(fmt::format(
            "The header has one name less than the rows have cells; the first column is named "
            "\"row name\"{}.",
            cut.separator() == ',' ? "; if cells hold a comma themselves, put them in quotes"
                                   : ""));
    }
    if (!layout.header) {
        nameWithoutHeader(comment, width, layout);
        if (!comment && !options.header && mayStartWithNumbersAsNames(rows))
            layout.notes.push_back(message(
                "numbers-may-be-names",
                "The numbers of the first row are unlike those below; if they are the names of the "
                "columns, read the file with --header 1."));
    } else if (const auto named = nameByHeader(path, cut, before, width, first, layout); !named) {
        return tl::unexpected(named.error());
    }
    if (layout.names.size() != width || layout.fewestCells != width)
        rows = rowsFrom(cut, before, layout.names.size(), layout.fewestCells);
    layout.tallies = tallyColumns(rows, layout.header ? 1 : 0);
    if (layout.header && layout.headerRows == 3 && hasTypes)
        layout.declared = orangeColumns(written[before + 1]);
    if (transcript) {
        layout.text = transcript->text;
        layout.declared = transcript->columns;
    }
    layout.declared.resize(layout.declared.empty() ? 0 : layout.names.size());
    for (std::size_t j = 0; j < layout.declared.size(); ++j)
        if (layout.declared[j].type == Declared::Numbers)
            layout.tallies[j] = withoutMarks(layout.tallies[j]);
    layout.rowsKnown = rows.size() > (layout.header ? 1U : 0U);
    return layout;
}

}  // namespace ardent

#include "core/data/import/table_reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <unordered_map>
#include <unordered_set>
#include <utility>

#include "core/base/text.h"
#include "core/data/import/carried_sign.h"
#include "core/data/import/missing_codes.h"
#include "core/data/import/numbers_among_texts.h"
#include "core/data/import/numbers_with_units.h"
#include "core/data/import/row_passes.h"
#include "core/data/import/second_header.h"
#include "core/data/import/sum_rows.h"
#include "core/data/import/text/accents.h"
#include "core/data/import/truth_words.h"
#include "core/data/import/unusual_numbers.h"

namespace ardent {
namespace {

/// Marks between thousands.
std::string thousandsMarks(const std::vector<ColumnKind>& kinds) {
    std::string marks;
    for (const auto& [kind, mark] :
         {std::pair(ColumnKind::ThousandsPoints, '.'), std::pair(ColumnKind::ThousandsCommas, ',')})
        if (std::ranges::find(kinds, kind) != kinds.end()) marks += mark;
    return marks;
}

Result<> requireRows(const std::string& path, const Layout& layout, const ColumnPlans& plans,
                     const RowPass& pass) {
    if (pass.rowsKept > 0) return {};
    if (const Index footer = plans.options.footer.value_or(0);
        footer > 0 && pass.rowsRead == 0 && pass.rowsCut > 0) {
        return fail(Fault::Data,
                    message("footer-leaves-no-row",
                            "{}: a footer of {} leaves none of the {} rows; give a smaller one.",
                            path, footer, pass.rowsCut));
    }
    if (pass.rowsRead == 0) {
        return fail(Fault::Data,
                    fmt::format("{}: there is a header but no row below it; add rows.", path));
    }
    return fail(Fault::Data, fmt::format("{}: no row has {} as the header has; check the separator "
                                         "and the quotes.",
                                         path, counted(std::ssize(layout.names), "cell")));
}

void noteDroppedRows(const RowPass& pass, std::size_t width, ImportReport& report) {
    report.rowsDropped = pass.rowsRead - pass.rowsKept;
    if (report.rowsDropped == 0) return;
    std::string lines;
    for (const Index line : pass.droppedLines)
        lines += fmt::format("{}{}", lines.empty() ? "" : ", ", line);
    const Index more = report.rowsDropped - std::ssize(pass.droppedLines);
    if (more > 0) lines += fmt::format(" and {} more", groupedDigits(more));
    report.notes.push_back(fmt::format(
        "{} dropped for not having {}: line{} {}.", counted(report.rowsDropped, "row"),
        counted(static_cast<long long>(width), "cell"), report.rowsDropped == 1 ? "" : "s", lines));
}

void noteRepeatedHeaders(const RowPass& pass, ImportReport& report) {
    if (pass.repeatedHeaders == 0) return;
    report.notes.push_back(
        pass.repeatedHeaders == 1
            ? message("repeated-header", "The row in line {} repeats the header and was left out.",
                      pass.firstRepeatedLine)
            : message("repeated-headers",
                      "{} rows repeat the header and were left out; the first is in line {}.",
                      pass.repeatedHeaders, pass.firstRepeatedLine));
}

void noteCountOfRows(const RowPass& pass, ImportReport& report) {
    if (pass.countLines == 0) return;
    report.notes.push_back(
        pass.countLines == 1
            ? message("count-of-rows", "Line {} says how many rows there are and was left out.",
                      pass.firstCountLine)
            : message("counts-of-rows",
                      "{} lines say how many rows there are and were left out; the first is line "
                      "{}.",
                      pass.countLines, pass.firstCountLine));
}

Message leftOutNote(Index line, Summary summary) {
    switch (summary) {
        case Summary::Means:
            return message("means-left-out",
                           "The row in line {} holds the means of the rows above and was left out.",
                           line);
        case Summary::Statistics:
            return message("statistics-left-out",
                           "The row in line {} holds a statistic of the rows above and was left "
                           "out.",
                           line);
        case Summary::Note:
            return message("note-left-out",
                           "The row in line {} is a note below the table and was left out.", line);
        default:
            return message("sums-left-out",
                           "The row in line {} holds the sums of the rows above and was left out.",
                           line);
    }
}

void noteEmptyRows(const RowPass& pass, ImportReport& report) {
    if (pass.emptyRows == 0) return;
    report.notes.push_back(
        pass.emptyRows == 1
            ? message("empty-row", "The row in line {} holds no value and was left out.",
                      pass.firstEmptyLine)
            : message("empty-rows",
                      "{} rows hold no value and were left out; the first is in line {}.",
                      pass.emptyRows, pass.firstEmptyLine));
}

void noteSecondTable(const RowPass& pass, ImportReport& report) {
    if (pass.tableLine == 0 || pass.rowsAboveTable >= pass.rowsRead) return;
    report.notes.push_back(
        message("second-table",
                "A second table seems to begin in line {}; its rows were read too: leave them out "
                "with --footer {}, or read it alone with --skip {}.",
                pass.tableLine, pass.rowsRead - pass.rowsAboveTable, pass.tableLine - 1));
}

void noteSummaries(const RowPass& pass, const Layout& layout, ImportReport& report) {
    for (const auto& [line, summary] : pass.leftOut)
        report.notes.push_back(leftOutNote(line, summary));
    const Index below = pass.rowsCut - std::ssize(pass.leftOut);
    if (!pass.leftOut.empty() && below > 0)
        report.notes.push_back(
            below == 1 ? message("below-sums",
                                 "{} row below it has another number of cells and was left out "
                                 "too.",
                                 below)
                       : message("below-sums",
                                 "{} rows below it have another number of cells and were left out "
                                 "too.",
                                 below));
    std::ranges::move(notesOnSummaries(pass.columns, pass.rowsKept, pass.firstLine, pass.lastLine,
                                       layout.header ? layout.headerRows : 0),
                      std::back_inserter(report.notes));
}

void noteShortRows(const RowPass& pass, ImportReport& report) {
    if (pass.shortRows == 0) return;
    report.notes.push_back(fmt::format(
        "{} shorter than the header: cells lacking at the end are taken as missing; the first is "
        "in line {}.",
        counted(pass.shortRows, "row"), pass.firstShortLine));
}

void noteBlankLines(const RowPass& pass, ImportReport& report) {
    if (pass.blankLines == 0) return;
    report.notes.push_back(fmt::format("{} between the rows of the one column taken as missing.",
                                       counted(pass.blankLines, "blank line")));
}

/// What the marks in a column's numbers were taken for; "" for plain numbers and text.
std::string_view marksText(ColumnKind kind) {
    switch (kind) {
        case ColumnKind::DecimalCommas:
            return "the comma as decimal mark";
        case ColumnKind::ThousandsPoints:
            return "points between thousands and the comma as decimal mark";
        case ColumnKind::ThousandsCommas:
            return "commas between thousands";
        default:
            return "";
    }
}

/// What decides about marks beside the cells of a column.
struct MarkEvidence {
    char separator = ',';
    std::vector<ColumnKind> byFile;  ///< what the columns are by all cells of the file alone
    bool isPointKnown = false;       ///< to stand before decimals
    bool isStated = false;           ///< by a person, what marks mean
};

MarkEvidence markEvidence(char separator, const ColumnPlans& plans,
                          const std::vector<CellTally>& tallies, char decimalMark) {
    const bool isOpen = decimalMark == 0;
    const char stated = statedMark(plans.options);
    return {separator, decideKinds(tallies, plans.wanted, separator),
            stated == '.' || decimalMark == '.' || (isOpen && plans.knownMark == '.'), stated != 0};
}

/// Why marks mean what they were taken for; "" where the column itself or a person says so.
std::string_view reasonText(ColumnKind kind, const CellTally& tally, ReadAs wanted,
                            ColumnKind byFile, char separator) {
    const bool isWanted = wanted == ReadAs::DecimalComma || wanted == ReadAs::ThousandsComma;
    if (isWanted || decideKind(tally, separator) == kind) return "";
    return byFile == kind ? ", as other columns show" : ", as in the training table";
}

void noteMarks(const ColumnBuilder& column, ReadAs wanted, const MarkEvidence& evidence,
               ColumnKind byFile, ImportReport& report) {
    CellTally tally = column.tally();
    if (wanted == ReadAs::Number) tally.texts = 0;
    if (const std::string_view marks = marksText(column.kind()); !marks.empty()) {
        report.notes.push_back(fmt::format(
            "Column \"{}\" read with {}{}.", column.name(), marks,
            evidence.isStated
                ? ""
                : reasonText(column.kind(), tally, wanted, byFile, evidence.separator)));
    }
    if (wanted == ReadAs::Category) return;
    if (hasAmbiguousCommas(tally, column.kind())) {
        report.undecided.push_back(column.name());
        report.notes.push_back(fmt::format(
            "Column \"{}\" read as text, because the marks in its numbers may separate decimals "
            "or thousands; choose how to read it.",
            column.name()));
    } else if (wanted == ReadAs::Automatic && !evidence.isPointKnown &&
               hasAmbiguousPoints(tally, column.kind(), evidence.separator)) {
        report.undecided.push_back(column.name());
        report.notes.push_back(fmt::format(
            "Column \"{}\" read with decimal points, but these may separate decimals or "
            "thousands; choose how to read it.",
            column.name()));
    } else if (wanted == ReadAs::Number && column.kind() == ColumnKind::Levels) {
        report.notes.push_back(fmt::format(
            "Column \"{}\" read as text, because none of its cells is a number.", column.name()));
    }
}

void noteLostDigits(const ColumnBuilder& column, ColumnKind byFile, ImportReport& report) {
    const bool wouldBeNumbers = byFile == ColumnKind::Numbers;
    if (column.kind() == ColumnKind::Levels && wouldBeNumbers && column.holdsShapedCodes())
        report.notes.push_back(message(
            "look-like-codes",
            "Column \"{}\" read as text, because its numbers look like codes, with zeros in "
            "front or an E between digits; if they are quantities, read it as numbers.",
            column.name()));
    else if (column.kind() == ColumnKind::Levels && wouldBeNumbers && column.holdsLongCodes())
        report.notes.push_back(
            fmt::format("Column \"{}\" read as text, because its whole numbers have more digits "
                        "than a number keeps.",
                        column.name()));
    if (column.hasZerosInFront())
        report.notes.push_back(message(
            "zeros-in-front",
            "Column \"{}\" holds whole numbers with zeros in front, which are lost; if they "
            "are codes, read it as a category.",
            column.name()));
    if (column.mixesPowers())
        report.notes.push_back(message(
            "powers-beside-wholes",
            "Column \"{}\" holds whole numbers with an exponent, such as 3e2, beside plain ones; "
            "if they are codes, read it as a category.",
            column.name()));
    if (column.areAllPowers())
        report.notes.push_back(message(
            "powers-throughout",
            "Column \"{}\" holds numbers with an E between digits, such as 12E4, throughout; if "
            "they are codes, read it as a category.",
            column.name()));
    if (column.losesDigits())
        report.notes.push_back(fmt::format(
            "Column \"{}\" holds whole numbers with more digits than a number keeps, so that the "
            "last ones are lost; if they are codes, read it as a category.",
            column.name()));
}

void noteBadCells(ColumnBuilder& column, ImportReport& report) {
    if (column.badCellCount() == 0) return;
    const BadCell& first = column.badCells().front();
    report.badCellCount += column.badCellCount();
    report.notes.push_back(fmt::format(
        "{} of column \"{}\" not a number and taken as missing; the first is \"{}\" in line {}.",
        counted(column.badCellCount(), "cell"), column.name(), shortened(first.text), first.line));
    if (isInBrackets(first.text))
        report.notes.push_back(
            fmt::format("Column \"{}\": a number in brackets, such as \"{}\", is below zero in "
                        "accounts; write it with a minus sign in the file.",
                        column.name(), shortened(first.text)));
    std::ranges::move(column.badCells(), std::back_inserter(report.badCells));
}

bool isUndecided(const std::string& name, const ImportReport& report) {
    return std::ranges::find(report.undecided, name) != report.undecided.end();
}

void noteBeside(const ColumnBuilder& column, ImportReport& report) {
    if (column.limitCount() > 0)
        report.notes.push_back(message("limits",
                                       "Column \"{}\": {} of its cells only say that a value lies "
                                       "beyond a limit, such as \"{}\"; the limit was taken.",
                                       column.name(), column.limitCount(),
                                       shortened(column.firstLimit())));
    if (column.flagCount() > 0)
        report.notes.push_back(
            message("flags",
                    "Column \"{}\": {} of its cells have a flag, such as \"{}\"; "
                    "the number was taken without it.",
                    column.name(), column.flagCount(), shortened(column.firstFlag())));
    if (column.minusBehindCount() > 0)
        report.notes.push_back(
            message("minus-behind",
                    "Column \"{}\": {} of its numbers have a minus behind them, such as \"{}\"; "
                    "they were read as below zero.",
                    column.name(), column.minusBehindCount(), column.firstMinusBehind()));
    if (column.mayHaveMissingWordAsLevel())
        report.notes.push_back(message(
            "missing-word-may-be-level",
            "Column \"{}\": {} of its cells hold \"{}\", which is taken as missing; if it is a "
            "level like the others, write it otherwise in the file.",
            column.name(), column.missingWordCount(), column.firstMissingWord()));
    if (column.doubtfulCount() > 0)
        report.notes.push_back(message(
            "doubtful-missing",
            "Column \"{}\": {} of its cells hold a mark such as \"{}\", which is taken as missing; "
            "if it is not, read the column as a category.",
            column.name(), column.doubtfulCount(), column.firstDoubtful()));
}

void noteNumbersInText(const Column& column, const CellTally& tally, ImportReport& report) {
    if (column.type == ColumnType::Numeric || isUndecided(column.name, report)) return;
    Message note(carriedSignNote(column));
    if (note.empty()) note = truthWordsNote(column);
    if (note.empty()) note = numbersWithUnitsNote(column);
    if (note.empty()) note = unusualNumbersNote(column);
    if (note.empty()) note = numbersAmongTextsNote(column, tally);
    if (!note.empty()) report.notes.push_back(std::move(note));
}

/// The first pair. Free text has no levels to be told apart.
void noteAlikeLevels(const Column& column, ImportReport& report) {
    if (column.type != ColumnType::Categorical) return;
    for (const std::string& level : column.levels) {
        const std::string* alike = writtenOtherwise(level, column.levels);
        if (alike == nullptr) continue;
        report.notes.push_back(fmt::format(
            "Column \"{}\": the levels \"{}\" and \"{}\" may differ only in how accents are "
            "written; write both alike.",
            column.name, shortened(level), shortened(*alike)));
        return;
    }
}

/// Levels that the file names stand in its order, those that no row has left out.
void orderLevels(const std::vector<std::string>& named, Column& column) {
    if (named.empty() || column.type == ColumnType::Numeric) return;
    const std::unordered_set<std::string_view> found(column.levels.begin(), column.levels.end());
    std::unordered_map<std::string_view, std::int32_t> codeOf;
    std::vector<std::string> levels;
    for (const auto* list : {&named, static_cast<const std::vector<std::string>*>(&column.levels)})
        for (const std::string& level : *list)
            if (found.contains(level) &&
                codeOf.try_emplace(level, static_cast<std::int32_t>(levels.size())).second)
                levels.push_back(level);
    std::vector<std::int32_t> newCode;
    for (const std::string& level : column.levels) newCode.push_back(codeOf.at(level));
    for (std::int32_t& code : column.codes)
        if (code >= 0) code = newCode[static_cast<std::size_t>(code)];
    column.levels = std::move(levels);
}

void noteUndeclared(const std::vector<std::string>& named, const Column& column,
                    ImportReport& report) {
    if (named.empty() || column.type == ColumnType::Numeric) return;
    std::vector<std::string> others;
    for (const std::string& level : column.levels)
        if (std::ranges::find(named, level) == named.end()) others.push_back(level);
    if (others.empty()) return;
    report.notes.push_back(
        message("undeclared-levels",
                "Column \"{}\" holds values that the head of the file does not name: {}; correct "
                "them or name them there.",
                column.name, quotedList(others, 3)));
}

Imported collect(const std::filesystem::path& path, FileLayout& file, const ColumnPlans& plans,
                 RowPass& pass) {
    Layout& layout = file.layout;
    Imported imported;
    ImportReport& report = imported.report;
    Table& table = imported.table;
    report.path = path.string();
    report.dialect = {layout.cutting,      layout.header,
                      file.isGzip,         file.markedEncoding,
                      layout.linesBefore,  layout.headerRows,
                      pass.rowsCut,        layout.recordsSampled,
                      layout.recordsAlike, thousandsMarks(kindsOf(pass.columns)),
                      file.format,         file.part,
                      file.otherParts,     file.packing};
    report.firstLines = std::move(pass.firstLines);
    report.rowsRead = pass.rowsRead;
    report.rowsKept = table.rows = pass.rowsKept;
    report.notes = std::move(layout.notes);
    table.name = path.filename().string();
    noteDroppedRows(pass, layout.names.size(), report);
    noteRepeatedHeaders(pass, report);
    noteCountOfRows(pass, report);
    noteEmptyRows(pass, report);
    noteSecondTable(pass, report);
    noteSummaries(pass, layout, report);
    noteShortRows(pass, report);
    noteBlankLines(pass, report);
    if (std::string note = secondHeaderNote(pass.columns, pass.firstLine); !note.empty())
        report.notes.push_back(std::move(note));
    if (Message note = invisibleMarksNote(pass.invisibleMarks); !note.empty())
        report.notes.push_back(std::move(note));
    if (pass.hasBytesBehind)
        report.notes.push_back(
            "Bytes behind the end of the gzip stream were left aside; if rows are missing, copy or "
            "download the file again.");

    const std::vector<CellTally> tallies = talliesOf(pass.columns);
    table.decimalMark = decimalMark(tallies, kindsOf(pass.columns));
    const MarkEvidence evidence =
        markEvidence(layout.separator(), plans, tallies, table.decimalMark);
    std::vector<std::string> empty;
    bool latin1 = layout.latin1;
    for (std::size_t j = 0; j < pass.columns.size(); ++j) {
        ColumnBuilder& builder = pass.columns[j];
        noteMarks(builder, plans.wanted[j], evidence, evidence.byFile[j], report);
        noteLostDigits(builder, evidence.byFile[j], report);
        noteBadCells(builder, report);
        noteBeside(builder, report);
        Column column = builder.finish();
        if (j < layout.declared.size()) noteUndeclared(layout.declared[j].levels, column, report);
        if (j < layout.declared.size()) orderLevels(layout.declared[j].levels, column);
        latin1 |= builder.hasLatin1();
        if (plans.wanted[j] != ReadAs::Category) noteNumbersInText(column, tallies[j], report);
        noteAlikeLevels(column, report);
        if (Message note = groupTotalsNote(column); !note.empty())
            report.notes.push_back(std::move(note));
        if (column.missing == table.rows && layout.unnamed[j]) {
            empty.push_back(column.name);
            continue;
        }
        report.missingCells += column.missing;
        table.columns.push_back(std::move(column));
    }
    std::ranges::move(missingCodeNotes(table), std::back_inserter(report.notes));
    if (!empty.empty()) {
        report.notes.push_back(fmt::format("{} without name and content dropped: {}.",
                                           counted(std::ssize(empty), "column"),
                                           quotedList(empty)));
    }
    if (file.isEncodingGuessed)
        report.notes.push_back(message(
            "encoding-guessed",
            "The text is not in UTF-8 and was read as {}, which its words suggest; if letters are "
            "wrong, name the encoding with --encoding.",
            layout.encoding));
    if (report.dialect.encoding.empty())
        report.dialect.encoding = latin1 ? "Windows-1252" : "UTF-8";
    if (latin1)
        report.notes.push_back(
            "The text is not valid UTF-8 and was read as Latin-1 (Windows-1252).");
    std::ranges::stable_sort(report.badCells, {}, &BadCell::line);
    if (report.badCells.size() > ColumnBuilder::kShownBadCells)
        report.badCells.resize(ColumnBuilder::kShownBadCells);
    return imported;
}

}  // namespace

Result<Imported> readTable(const std::filesystem::path& path, Precision precision,
                           const Readings& readings, char knownMark,
                           std::span<const std::string> knownNames, const ReadingOptions& options,
                           const ReadingCourse& course) {
    Result<FileLayout> file = findLayout(path, knownNames, options, course.goOn);
    if (!file) return tl::unexpected(file.error());
    const bool isLater = !knownNames.empty();
    file->layout.keepsEmptyRows =
        isLater || options.footer;  // each has a prediction, or is counted
    const ColumnPlans plans = planColumns(file->layout, readings, knownMark, isLater, options);
    Result<RowPass> pass = passOverRows(file->place(path), file->layout, precision, plans, course);
    if (!pass) return tl::unexpected(file->named(pass.error()));
    if (const auto rows = requireRows(file->shownAs, file->layout, plans, *pass); !rows)
        return tl::unexpected(rows.error());
    return collect(path, *file, plans, *pass);
}

}  // namespace ardent

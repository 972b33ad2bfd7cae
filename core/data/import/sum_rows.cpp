#include "core/data/import/sum_rows.h"

#include <algorithm>
#include <unordered_set>

#include "core/base/text.h"
#include "core/data/import/summary_words.h"
#include "core/data/table/levels.h"
#include "core/data/table/missing_words.h"

namespace ardent {
namespace {

using Columns = std::vector<ColumnBuilder>;

bool isText(const ColumnBuilder& column) {
    return column.kind() == ColumnKind::Levels;
}

bool isCalled(bool (*word)(std::string_view), Index row, const Columns& columns) {
    return std::ranges::any_of(
        columns, [&](const ColumnBuilder& column) { return word(column.textIfOnce(row)); });
}

/// Where a text is a dash or lacks, or another cell lacks in this row alone.
bool hasNoName(Index row, const Columns& columns) {
    return std::ranges::any_of(columns, [row](const ColumnBuilder& column) {
        if (column.isBlankAlone(row) && column.textIfOnce(row).empty()) return true;
        if (!isText(column)) return false;
        const std::string_view text = column.textIfOnce(row);
        return column.isBlank(row) || (!text.empty() && isMissingNumber(text));
    });
}

bool hasBlankOfItsOwn(Index row, const Columns& columns) {
    return std::ranges::any_of(columns, [row](const ColumnBuilder& column) {
        return column.isBlankAlone(row) && column.textIfOnce(row).empty();
    });
}

std::vector<const ColumnBuilder*> numbersAt(Index row, const Columns& columns) {
    std::vector<const ColumnBuilder*> numbers;
    for (const ColumnBuilder& column : columns)
        if (!isText(column) && !column.isBlank(row)) numbers.push_back(&column);
    return numbers;
}

bool holdsSums(Index row, const Columns& columns, std::size_t fewest = 2) {
    const auto numbers = numbersAt(row, columns);
    return numbers.size() >= fewest &&
           std::ranges::all_of(numbers, [row](const ColumnBuilder* column) {
               return column->isSumOfOthers(row, column->rows());
           });
}

bool holdsSomeSum(Index row, const Columns& columns) {
    return std::ranges::any_of(numbersAt(row, columns), [row](const ColumnBuilder* column) {
        return column->isSumOfOthers(row, column->rows());
    });
}

/// A sum without a name that stands alone in its row, below a column that is filled but there.
bool isLoneSum(Index row, const Columns& columns) {
    constexpr Index kFewestRows = 6;
    const bool holdsText = std::ranges::any_of(columns, [row](const ColumnBuilder& column) {
        return isText(column) && !column.isBlank(row);
    });
    return row >= kFewestRows && !holdsText && hasBlankOfItsOwn(row, columns) &&
           holdsSums(row, columns, 1);
}

enum class Name { None, Total, Statistic, Quartile };

struct NamedRow {
    Name name = Name::None;
    Statistic statistic = Statistic::Mean;
};

NamedRow nameOf(Index row, const Columns& columns) {
    for (const ColumnBuilder& column : columns) {
        const std::string_view text = column.textIfOnce(row);
        if (text.empty()) continue;
        if (isCalledTotal(text)) return {Name::Total};
        if (const auto statistic = statisticCalled(text)) return {Name::Statistic, *statistic};
        if (isQuartile(text)) return {Name::Quartile};
    }
    return {};
}

/// Whether all numbers of a row, at least `fewest`, are what its name says of the first `rows`.
bool isProven(const NamedRow& named, Index row, Index rows, const Columns& columns,
              std::size_t fewest) {
    const auto numbers = numbersAt(row, columns);
    if (named.name == Name::Total)
        return std::ranges::any_of(
            numbers, [&](const ColumnBuilder* column) { return column->isSumOfOthers(row, rows); });
    return named.name == Name::Statistic && numbers.size() >= fewest &&
           std::ranges::all_of(numbers, [&](const ColumnBuilder* column) {
               return column->isStatisticOfOthers(named.statistic, row, rows);
           });
}

/// A row named like a statistic at the end, be it below others such. One that stands alone has two
/// numbers or more that prove it. In company each proves itself, but for quartiles.
Summary statisticAt(Index row, const Columns& columns) {
    constexpr Index kMostNamed = 12;
    const NamedRow last = nameOf(row, columns);
    if (last.name == Name::None) return Summary::None;
    Index first = row;
    while (first > 0 && row - first < kMostNamed && nameOf(first - 1, columns).name != Name::None)
        --first;
    const bool isAlone = first == row;
    bool proven = isProven(last, row, first, columns, isAlone ? 2 : 1);
    if (!proven && last.name == Name::Quartile)
        for (Index other = first; other < row && !proven; ++other)
            proven = isProven(nameOf(other, columns), other, first, columns, 1);
    if (!proven) return Summary::None;
    if (last.name == Name::Total) return Summary::Sums;
    return last.name == Name::Statistic && last.statistic == Statistic::Mean ? Summary::Means
                                                                             : Summary::Statistics;
}

/// Nothing but one text that is worded like a note.
bool isNoteBelow(Index row, const Columns& columns) {
    const ColumnBuilder* filled = nullptr;
    for (const ColumnBuilder& column : columns) {
        if (column.isBlank(row) && column.textIfOnce(row).empty()) continue;
        if (filled != nullptr) return false;
        filled = &column;
    }
    return filled != nullptr && columns.size() > 1 && isFootnote(filled->textIfOnce(row));
}

/// Whether a column of text tells this row from all others.
bool hasNameOfItsOwn(Index row, const Columns& columns) {
    return std::ranges::any_of(columns, [row](const ColumnBuilder& column) {
        return isText(column) && !column.textIfOnce(row).empty();
    });
}

/// Whether the level has several rows, but others have rows too.
bool isRepeated(const std::string& level, const Column& column) {
    const auto code = static_cast<std::int32_t>(&level - column.levels.data());
    return column.levels.size() > 1 && std::ranges::count(column.codes, code) > 1;
}

}  // namespace

Summary summaryAt(Index row, const Columns& columns) {
    if (isNoteBelow(row, columns)) return Summary::Note;
    if (isCalled(isCalledTotal, row, columns) && holdsSomeSum(row, columns)) return Summary::Sums;
    if (const Summary named = statisticAt(row, columns); named != Summary::None) return named;
    if (isCalled(isCalledTotal, row, columns)) return Summary::None;
    const bool areSums = hasNoName(row, columns) && holdsSums(row, columns);
    return areSums || isLoneSum(row, columns) ? Summary::Sums : Summary::None;
}

std::vector<Message> notesOnSummaries(const Columns& columns, Index rows, Index firstLine,
                                      Index lastLine, std::size_t headerRows) {
    std::vector<Message> notes;
    if (rows < 3) return notes;
    const Index last = rows - 1;
    if (isCalled(isCalledTotal, last, columns))
        notes.push_back(message("may-be-a-total",
                                "The last row, in line {}, is named like a total; if it is one, "
                                "leave it out with --footer 1.",
                                lastLine));
    else if (isCalled(isCalledMean, last, columns))
        notes.push_back(message("may-be-a-mean",
                                "The last row, in line {}, is named like a mean; if it is one, "
                                "leave it out with --footer 1.",
                                lastLine));
    else if (nameOf(last, columns).name == Name::Statistic)
        notes.push_back(message("may-be-a-statistic",
                                "The last row, in line {}, is named like a statistic of the rows "
                                "above; if it is one, leave it out with --footer 1.",
                                lastLine));
    else if (hasNameOfItsOwn(last, columns) && holdsSums(last, columns))
        notes.push_back(message("may-be-sums",
                                "The last row, in line {}, holds the sums of all rows above; if it "
                                "is a total, leave it out with --footer 1.",
                                lastLine));
    if (headerRows > 0 && isCalled(isCalledTotal, 0, columns))
        notes.push_back(
            holdsSomeSum(0, columns)
                ? message("sums-on-top",
                          "The first row, in line {}, holds the sums of the rows below; leave it "
                          "out with --header {}.",
                          firstLine, headerRows + 1)
                : message("may-be-a-total-on-top",
                          "The first row, in line {}, is named like a total; if it is one, leave "
                          "it out with --header {}.",
                          firstLine, headerRows + 1));
    return notes;
}

Message groupTotalsNote(const Column& column) {
    if (column.type == ColumnType::Numeric || column.levels.size() > kMostCategories) return {};
    const std::unordered_set<std::string_view> names(column.levels.begin(), column.levels.end());
    std::vector<bool> areTotals;
    const std::string* example = nullptr;
    for (const std::string& level : column.levels) {
        const auto group = groupOfTotal(level);
        areTotals.push_back((group && names.contains(*group)) ||
                            (isTotalAlone(level) && isRepeated(level, column)));
        if (areTotals.back() && example == nullptr) example = &level;
    }
    if (example == nullptr) return {};
    const auto rows = std::ranges::count_if(column.codes, [&](std::int32_t code) {
        return code >= 0 && areTotals[static_cast<std::size_t>(code)];
    });
    return message("group-totals",
                   "Column \"{}\": {} rows are named like totals of groups, such as \"{}\"; if "
                   "they are, take them out of the file.",
                   column.name, static_cast<Index>(rows), shortened(*example));
}

}  // namespace ardent

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
    return std::ranges::any_of(columns, [&](const ColumnBuilder& column) {
        return isText(column) && word(column.textIfOnce(row));
    });
}

bool hasNoName(Index row, const Columns& columns) {
    return std::ranges::any_of(columns, [row](const ColumnBuilder& column) {
        if (!isText(column)) return false;
        const std::string_view text = column.textIfOnce(row);
        return column.isBlank(row) || (!text.empty() && isMissingNumber(text));
    });
}

std::vector<const ColumnBuilder*> numbersAt(Index row, const Columns& columns) {
    std::vector<const ColumnBuilder*> numbers;
    for (const ColumnBuilder& column : columns)
        if (!isText(column) && !column.isBlank(row)) numbers.push_back(&column);
    return numbers;
}

bool holdsSums(Index row, const Columns& columns) {
    const auto numbers = numbersAt(row, columns);
    return numbers.size() > 1 && std::ranges::all_of(numbers, [row](const ColumnBuilder* column) {
               return column->isSumOfOthers(row);
           });
}

bool holdsSomeSum(Index row, const Columns& columns) {
    return std::ranges::any_of(numbersAt(row, columns), [row](const ColumnBuilder* column) {
        return column->isSumOfOthers(row);
    });
}

bool holdsMeans(Index row, const Columns& columns) {
    const auto numbers = numbersAt(row, columns);
    return numbers.size() > 1 && std::ranges::all_of(numbers, [row](const ColumnBuilder* column) {
               return column->isMeanOfOthers(row);
           });
}

/// Whether a column of text tells this row from all others.
bool hasNameOfItsOwn(Index row, const Columns& columns) {
    return std::ranges::any_of(columns, [row](const ColumnBuilder& column) {
        return isText(column) && !column.textIfOnce(row).empty();
    });
}

}  // namespace

Summary summaryAt(Index row, const Columns& columns) {
    if (isCalled(isCalledTotal, row, columns))
        return holdsSomeSum(row, columns) ? Summary::Sums : Summary::None;
    if (hasNoName(row, columns) && holdsSums(row, columns)) return Summary::Sums;
    const bool areMeans = isCalled(isCalledMean, row, columns) && holdsMeans(row, columns);
    return areMeans ? Summary::Means : Summary::None;
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
        areTotals.push_back(group && names.contains(*group));
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

#include "core/data/import/dialect/header.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <set>

#include "core/data/import/text/cell_content.h"
#include "core/data/table/missing_words.h"
#include "core/data/table/number_text.h"

namespace ardent {
namespace {

/// Also with a comma before its decimals or between its thousands.
ParsedNumber numberIn(std::string_view cell) {
    cell = numberCell(cellContent(cell)).number;
    const ParsedNumber plain = parseNumber(cell);
    if (plain.kind != NumberKind::None || markedNumber(cell) == MarkedNumber::No) return plain;
    const ParsedNumber withComma = parseThousandsPoint(cell);
    return withComma.kind == NumberKind::None ? parseThousandsComma(cell) : withComma;
}

bool isNumber(std::string_view cell) {
    return numberIn(cell).kind != NumberKind::None;
}

/// 1978, 1979, 1980, …
bool countsUp(const RowCells& row) {
    std::vector<double> numbers;
    for (const std::string_view cell : row)
        if (isNumber(cell)) numbers.push_back(numberIn(cell).value);
    const bool years = std::ranges::all_of(
        numbers, [](double number) { return number >= 1900. && number <= 2100.; });
    if (numbers.size() < (years ? 2 : 3)) return false;
    return std::ranges::adjacent_find(numbers, [](double a, double b) { return b != a + 1.; }) ==
           numbers.end();
}

bool isYear(double number) {
    return number == std::floor(number) && number >= 1800. && number <= 2100.;
}

bool isDigits(std::string_view cell) {
    return cell.find_first_not_of("0123456789") == std::string_view::npos;
}

std::vector<double> numbersBelow(const SampleRows& rows, std::size_t column) {
    std::vector<double> numbers;
    for (auto row = rows.begin() + 1; row != rows.end(); ++row)
        if (isNumber((*row)[column])) numbers.push_back(numberIn((*row)[column]).value);
    return numbers;
}

/// Further from all of at least three numbers than they are from each other.
bool isFarFrom(const std::vector<double>& numbers, double number) {
    if (numbers.size() < 3) return false;
    const auto [low, high] = std::ranges::minmax(numbers);
    return std::max(low - number, number - high) > high - low;
}

std::size_t decimals(std::string_view cell) {
    const std::size_t mark = cell.find_last_of(".,");
    return mark == std::string_view::npos ? 0 : cell.size() - mark - 1;
}

/// Written with fewer decimals than all of at least three numbers below.
bool isShorterThanBelow(const SampleRows& rows, std::size_t column) {
    std::size_t numbers = 0;
    for (auto row = rows.begin() + 1; row != rows.end(); ++row) {
        if (!isNumber((*row)[column])) continue;
        if (decimals((*row)[column]) <= decimals(rows.front()[column])) return false;
        ++numbers;
    }
    return numbers >= 3;
}

/// No number of the same kind as those below.
bool isUnlikeBelow(const SampleRows& rows, std::size_t column) {
    const std::string_view cell = rows.front()[column];
    return isShorterThanBelow(rows, column) ||
           isFarFrom(numbersBelow(rows, column), numberIn(cell).value);
}

/// Beyond all of at least three numbers below.
bool isOutsideBelow(const SampleRows& rows, std::size_t column) {
    const std::vector<double> below = numbersBelow(rows, column);
    if (below.size() < 3) return false;
    const auto [low, high] = std::ranges::minmax(below);
    const double number = numberIn(rows.front()[column]).value;
    return number < low || number > high;
}

bool isStrictlyMonotone(const std::vector<double>& numbers) {
    return std::ranges::adjacent_find(numbers, std::greater_equal()) == numbers.end() ||
           std::ranges::adjacent_find(numbers, std::less_equal()) == numbers.end();
}

/// 2000, 2010, 2020 over no years, or other numbers, such as wavelengths, far from all those below:
/// at least three of them, or years.
enum class YearsMayBe { Anywhere, FarFromBelow };
bool numbersAreNames(const SampleRows& rows, YearsMayBe years) {
    std::vector<double> names;
    bool areFar = true;
    for (std::size_t j = 0; j < rows.front().size(); ++j) {
        const std::string_view cell = rows.front()[j];
        if (isTextCell(cell) || isMissingNumber(cell)) continue;
        if (!isNumber(cell)) return false;
        names.push_back(numberIn(cell).value);
        const std::vector<double> below = numbersBelow(rows, j);
        if (std::ranges::all_of(below, isYear)) return false;
        areFar = areFar && isFarFrom(below, names.back());
    }
    const bool areYears = std::ranges::all_of(names, isYear);
    const bool areMany = names.size() >= 3;
    return isStrictlyMonotone(names) && ((years == YearsMayBe::Anywhere && areYears && areMany) ||
                                         (areFar && (areYears || areMany)));
}

/// Columns whose cell in the first row is a number.
std::vector<std::size_t> numberColumns(const RowCells& row) {
    std::vector<std::size_t> columns;
    for (std::size_t j = 0; j < row.size(); ++j)
        if (isNumber(row[j])) columns.push_back(j);
    return columns;
}

/// Whether at least so many numbers of the first row go up or down and are unlike all below.
bool numbersStandOut(const SampleRows& rows, std::size_t fewest) {
    const std::vector<std::size_t> columns = numberColumns(rows.front());
    std::vector<double> numbers;
    for (const std::size_t column : columns)
        numbers.push_back(numberIn(rows.front()[column]).value);
    return numbers.size() >= fewest && isStrictlyMonotone(numbers) &&
           std::ranges::all_of(columns,
                               [&](std::size_t column) { return isUnlikeBelow(rows, column); });
}

/// Whether the first cell alone is blank, above a column without a gap, as where a table has names
/// for its rows.
bool hasBlankCorner(const SampleRows& rows) {
    const RowCells& first = rows.front();
    return first.size() > 2 && rows.size() > 3 && first.front().empty() &&
           std::none_of(first.begin() + 1, first.end(), isMissingNumber) &&
           std::none_of(rows.begin() + 1, rows.end(),
                        [](const RowCells& row) { return isMissingNumber(row.front()); });
}

/// Whether the cells of the first row from `first` on are 0, 1, 2, … or 1, 2, 3, …
bool numbersColumns(const RowCells& row, std::size_t first) {
    if (first >= row.size() || (row[first] != "0" && row[first] != "1")) return false;
    const double start = parseNumber(row[first]).value;
    for (std::size_t j = first; j < row.size(); ++j)
        if (!isDigits(row[j]) ||
            parseNumber(row[j]).value != start + static_cast<double>(j - first))
            return false;
    return true;
}

/// Whether the first column numbers the rows below the first.
bool numbersRows(const SampleRows& rows) {
    double expected = rows.size() > 1 && rows[1].front() == "1" ? 1. : 0.;
    return rows.size() > 2 && std::all_of(rows.begin() + 1, rows.end(), [&](const RowCells& row) {
               return isDigits(row.front()) && parseNumber(row.front()).value == expected++;
           });
}

/// Whether all numbers below the first row have a decimal point, at least three rows of them.
bool areFractionsBelow(const SampleRows& rows) {
    return rows.size() > 3 && std::all_of(rows.begin() + 1, rows.end(), [](const RowCells& row) {
               return std::ranges::all_of(row, [](std::string_view cell) {
                   return isMissingNumber(cell) || numberIn(cell).hasPoint;
               });
           });
}

/// Whether some column goes up or down from the first row on, as where that is the first of the
/// measurements.
bool goesOnBelow(const SampleRows& rows) {
    for (std::size_t j = 0; j < rows.front().size(); ++j) {
        std::vector<double> numbers = numbersBelow(rows, j);
        numbers.insert(numbers.begin(), numberIn(rows.front()[j]).value);
        if (numbers.size() == rows.size() && isStrictlyMonotone(numbers)) return true;
    }
    return false;
}

/// What pandas writes for columns without names: 0, 1, 2, … over fractions, or behind a blank over
/// the numbers of the rows. Two columns that start with 0 and 1 may also be measurements.
bool isNumbering(const SampleRows& rows) {
    const RowCells& first = rows.front();
    if (first.front().empty() && first.size() > 1)
        return numbersColumns(first, 1) && numbersRows(rows);
    return first.size() > 1 && numbersColumns(first, 0) && areFractionsBelow(rows) &&
           (first.size() > 2 || !goesOnBelow(rows));
}

bool repeatsBelow(const SampleRows& rows, std::size_t column) {
    return std::any_of(rows.begin() + 1, rows.end(),
                       [&](const auto& row) { return row[column] == rows.front()[column]; });
}

bool holdsDigit(std::string_view cell) {
    return cell.find_first_of("0123456789") != std::string_view::npos;
}

bool numbersAscend(const RowCells& row) {
    std::vector<double> numbers;
    for (const std::size_t column : numberColumns(row))
        numbers.push_back(numberIn(row[column]).value);
    return std::ranges::adjacent_find(numbers, std::greater_equal()) == numbers.end();
}

/// A word without a digit over ids that all have one; or, beside numbers that go up, one of several
/// letters over categories each of which comes again.
bool isNoneOfThoseBelow(const SampleRows& rows, std::size_t column) {
    constexpr std::size_t kFewestIds = 5, kFewestRowsALevel = 4;
    std::map<std::string_view, std::size_t> countOf;
    std::size_t cells = 0;
    for (auto row = rows.begin() + 1; row != rows.end(); ++row) {
        if (isMissingNumber((*row)[column])) continue;
        if (!isTextCell((*row)[column])) return false;
        ++countOf[(*row)[column]];
        ++cells;
    }
    const std::string_view name = rows.front()[column];
    if (countOf.contains(name) || holdsDigit(name)) return false;
    if (std::ranges::all_of(countOf, [](const auto& each) { return holdsDigit(each.first); }))
        return cells >= kFewestIds;
    const bool mayName = name.size() > 1 && numbersAscend(rows.front());
    return mayName && cells >= kFewestRowsALevel * countOf.size() && countOf.size() > 1 &&
           std::ranges::all_of(countOf, [](const auto& each) { return each.second > 1; });
}

/// Whether all cells are different, none is missing, and a text shows that it is none of the rows.
bool standsOut(const SampleRows& rows) {
    const RowCells& first = rows.front();
    const std::set<std::string_view> different(first.begin(), first.end());
    if (different.size() < first.size() || std::ranges::any_of(first, isMissingNumber))
        return false;
    for (std::size_t j = 0; j < first.size(); ++j)
        if (isTextCell(first[j]) && isNoneOfThoseBelow(rows, j)) return true;
    return false;
}

bool areDifferentTexts(const RowCells& cells) {
    const std::set<std::string_view> different(cells.begin(), cells.end());
    return different.size() == cells.size() && std::ranges::all_of(cells, isTextCell);
}

}  // namespace

bool isTextCell(std::string_view cell) {
    cell = numberCell(cellContent(cell)).number;
    return !isMissingNumber(cell) && parseNumber(cell).kind == NumberKind::None &&
           markedNumber(cell) == MarkedNumber::No;
}

std::vector<CellTally> tallyColumns(const SampleRows& rows, std::size_t firstRow) {
    std::vector<CellTally> tallies(rows.empty() ? 0 : rows.front().size());
    for (std::size_t i = firstRow; i < rows.size(); ++i)
        for (std::size_t j = 0; j < tallies.size(); ++j) tallies[j].add(rows[i][j]);
    return tallies;
}

bool startsWithHeader(const SampleRows& rows, char separator) {
    const RowCells& first = rows.front();
    const std::vector<CellTally> below = tallyColumns(rows, 1);
    std::set<std::string_view> texts;
    std::size_t textCells = 0;
    std::size_t repeated = 0;
    bool anyNumber = false;
    for (std::size_t j = 0; j < first.size(); ++j) {
        if (!isTextCell(first[j])) {
            anyNumber |= !isMissingNumber(first[j]);
            continue;
        }
        const bool overNumbers =
            below[j].numbers > 0 && decideKind(below[j], separator) != ColumnKind::Levels;
        if (overNumbers) return true;
        texts.insert(first[j]);
        ++textCells;
        repeated += repeatsBelow(rows, j) ? 1 : 0;
    }
    const bool areNames = texts.size() == textCells;
    if (areNames && repeated == 0 && hasBlankCorner(rows) &&
        (numbersAreNames(rows, YearsMayBe::Anywhere) || numbersStandOut(rows, 2)))
        return true;
    if (textCells == 0)
        return isNumbering(rows) ||
               (first.size() >= 5 && numbersAreNames(rows, YearsMayBe::FarFromBelow));
    if (2 * repeated >= textCells) return false;
    if (!anyNumber) return areNames;
    return countsUp(first) || (areNames && repeated == 0 &&
                               (numbersAreNames(rows, YearsMayBe::Anywhere) ||
                                numbersStandOut(rows, 3) || standsOut(rows)));
}

bool mayStartWithNumbersAsNames(const SampleRows& rows) {
    const RowCells& first = rows.front();
    const std::vector<std::size_t> columns = numberColumns(first);
    if (columns.size() < 2 || columns.size() < first.size()) return false;
    std::vector<double> numbers;
    for (const std::string_view cell : first) numbers.push_back(numberIn(cell).value);
    return isStrictlyMonotone(numbers) && std::ranges::all_of(columns, [&](std::size_t column) {
               return isOutsideBelow(rows, column) || isShorterThanBelow(rows, column);
           });
}

bool standsOverNumbers(const SampleRows& rows, char separator) {
    const std::vector<CellTally> below = tallyColumns(rows, 1);
    for (std::size_t j = 0; j < below.size(); ++j)
        if (isTextCell(rows.front()[j]) && below[j].cells() > 0 &&
            decideKind(below[j], separator) != ColumnKind::Levels)
            return true;
    return false;
}

bool areWords(const RowCells& cells) {
    return areDifferentTexts(cells) && std::ranges::none_of(cells, [](std::string_view cell) {
               return cell.find_first_of(" \t") != std::string_view::npos;
           });
}

bool areNames(const RowCells& cells) {
    const auto isName = [](std::string_view cell) {
        const std::size_t blank = cell.find_first_of(" \t");
        return blank == std::string_view::npos || cell[blank + 1] == '(' || cell[blank + 1] == '[';
    };
    return areDifferentTexts(cells) && std::ranges::all_of(cells, isName);
}

bool namesNumbers(const SampleRows& rows, char separator) {
    if (!areDifferentTexts(rows.front())) return false;
    for (std::size_t j = 0; j < rows.front().size(); ++j)
        if (repeatsBelow(rows, j)) return false;
    return standsOverNumbers(rows, separator);
}

}  // namespace ardent

#include "core/data/header.h"

#include <algorithm>
#include <set>

#include "core/data/missing_words.h"
#include "core/data/number_text.h"

namespace ardent {
namespace {

bool isNumber(std::string_view cell) {
    return parseNumber(cell).kind != NumberKind::None;
}

bool isText(std::string_view cell) {
    return !isMissingNumber(cell) && !isNumber(cell) && markedNumber(cell) == MarkedNumber::No;
}

/// 1978, 1979, 1980, …
bool countsUp(const std::vector<std::string_view>& row) {
    std::vector<double> numbers;
    for (const std::string_view cell : row)
        if (isNumber(cell)) numbers.push_back(parseNumber(cell).value);
    const bool years = std::ranges::all_of(
        numbers, [](double number) { return number >= 1900. && number <= 2100.; });
    if (numbers.size() < (years ? 2 : 3)) return false;
    return std::ranges::adjacent_find(numbers, [](double a, double b) { return b != a + 1.; }) ==
           numbers.end();
}

bool repeatsBelow(const SampleRows& rows, std::size_t column) {
    return std::any_of(rows.begin() + 1, rows.end(),
                       [&](const auto& row) { return row[column] == rows.front()[column]; });
}

}  // namespace

std::vector<CellTally> tallyColumns(const SampleRows& rows, std::size_t firstRow) {
    std::vector<CellTally> tallies(rows.empty() ? 0 : rows.front().size());
    for (std::size_t i = firstRow; i < rows.size(); ++i)
        for (std::size_t j = 0; j < tallies.size(); ++j) tallies[j].add(rows[i][j]);
    return tallies;
}

bool startsWithHeader(const SampleRows& rows, char separator) {
    const std::vector<std::string_view>& first = rows.front();
    const std::vector<CellTally> below = tallyColumns(rows, 1);
    std::set<std::string_view> texts;
    std::size_t textCells = 0;
    std::size_t repeated = 0;
    bool anyNumber = false;
    for (std::size_t j = 0; j < first.size(); ++j) {
        if (!isText(first[j])) {
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
    if (textCells == 0 || 2 * repeated >= textCells) return false;
    return anyNumber ? countsUp(first) : texts.size() == textCells;
}

}  // namespace ardent

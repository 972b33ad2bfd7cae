#include "core/data/import/sum_rows.h"

#include <algorithm>
#include <array>

namespace ardent {
namespace {

constexpr std::array<std::string_view, 14> kTotals{
    "total", "grand total", "totals", "sum",    "summe", "gesamt", "insgesamt",
    "somme", "suma",        "totale", "totaal", "всего", "итого",  "合计"};

std::string inSmallLetters(std::string_view text) {
    std::string lower(text);
    for (char& c : lower)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c | 0x20);
    return lower;
}

/// "Total", "TOTAL:", "Total 2024".
bool isTotal(std::string_view text) {
    const std::string lower = inSmallLetters(text);
    return std::ranges::any_of(kTotals, [&lower](std::string_view total) {
        return lower.starts_with(total) &&
               (lower.size() == total.size() || lower[total.size()] == ' ' ||
                lower[total.size()] == ':');
    });
}

bool isText(const ColumnBuilder& column) {
    return column.kind() == ColumnKind::Levels;
}

}  // namespace

bool endsInTotal(const std::vector<ColumnBuilder>& columns) {
    return std::ranges::any_of(columns, [](const ColumnBuilder& column) {
        return isText(column) && isTotal(column.lastTextIfOnce());
    });
}

bool endsInSums(const std::vector<ColumnBuilder>& columns) {
    const bool isBlank = std::ranges::any_of(
        columns, [](const ColumnBuilder& column) { return isText(column) && column.endsBlank(); });
    const bool isCalledTotal = endsInTotal(columns);
    if (!isBlank && !isCalledTotal) return false;
    Index sums = 0;
    Index others = 0;
    for (const ColumnBuilder& column : columns) {
        if (isText(column) || column.endsBlank()) continue;
        ++(column.endsInSum() ? sums : others);
    }
    return isCalledTotal ? sums > 0 : sums > 1 && others == 0;
}

}  // namespace ardent

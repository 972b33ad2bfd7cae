#include "core/data/task/identifiers.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/base/text.h"

namespace ardent {
namespace {

constexpr Index kFewestRows = 10;

enum class Identifier { None, Number, Name };

struct Whole {
    double low = 0.;
    double high = 0.;
};

/// The range of a column of whole numbers. Leaves at the first other number.
std::optional<Whole> wholeRange(const Column& column) {
    constexpr Index kAtOnce = 4096;
    const Index rows = column.numbers.size();
    Whole whole{std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity()};
    std::vector<double> some;
    for (Index first = 0; first < rows; first += kAtOnce) {
        some.resize(static_cast<std::size_t>(std::min(kAtOnce, rows - first)));
        column.numbers.read(first, some);
        for (const double number : some) {
            if (number != std::floor(number)) return std::nullopt;
            whole.low = std::min(whole.low, number);
            whole.high = std::max(whole.high, number);
        }
    }
    return whole;
}

bool areDistinct(const Column& column) {
    std::vector<double> numbers(static_cast<std::size_t>(column.numbers.size()));
    column.numbers.read(0, numbers);
    std::ranges::sort(numbers);
    return std::ranges::adjacent_find(numbers) == numbers.end();
}

/// "id", "patient_id", "PassengerId", "userID", but not "PAID".
bool saysIdentifier(std::string_view name) {
    constexpr std::array<std::string_view, 6> kWhole{"id", "Id", "ID", "index", "Index", "INDEX"};
    constexpr std::string_view kSeparators = "_-. ";
    if (std::ranges::find(kWhole, name) != kWhole.end()) return true;
    if (name.size() < 3) return false;
    const std::string_view end = name.substr(name.size() - 2);
    const char before = name[name.size() - 3];
    const bool isApart = kSeparators.find(before) != std::string_view::npos;
    const bool isCapital = end == "Id" || end == "ID";
    return (isApart && (isCapital || end == "id")) || (isCapital && before >= 'a' && before <= 'z');
}

Identifier identifierOf(const Column& column, Index rows) {
    if (column.missing > 0) return Identifier::None;
    if (column.type == ColumnType::Categorical)
        return std::ssize(column.levels) == rows ? Identifier::Name : Identifier::None;
    if (column.type != ColumnType::Numeric) return Identifier::None;
    const auto whole = wholeRange(column);
    if (!whole || whole->high - whole->low < static_cast<double>(rows - 1)) return Identifier::None;
    const bool isGapless = whole->high - whole->low == static_cast<double>(rows - 1);
    if (!(isGapless || saysIdentifier(column.name)) || !areDistinct(column))
        return Identifier::None;
    return isGapless ? Identifier::Number : Identifier::Name;
}

/// "column 1", of a column without a name, or "row", "Nr." and the like.
bool saysRowNumber(std::string_view name) {
    constexpr std::array<std::string_view, 13> kNames{
        "row",    "rowid", "rowname", "rownames", "row.names", "row names", "row number",
        "rownum", "nr",    "nr.",     "no",       "no.",       "obs"};
    const std::string lower = lowerCase(name);
    if (std::ranges::find(kNames, lower) != kNames.end()) return true;
    constexpr std::string_view kUnnamed = "column ";
    return lower == "unnamed: 0" ||
           (name.starts_with(kUnnamed) && name.size() > kUnnamed.size() &&
            name.find_first_not_of("0123456789", kUnnamed.size()) == std::string_view::npos);
}

/// Whole numbers, each larger than the one before, or by exactly one.
bool rises(const Column& column, bool byOne) {
    constexpr Index kAtOnce = 4096;
    double before = -std::numeric_limits<double>::infinity();
    std::vector<double> some;
    for (Index first = 0; first < column.numbers.size(); first += kAtOnce) {
        some.resize(static_cast<std::size_t>(std::min(kAtOnce, column.numbers.size() - first)));
        column.numbers.read(first, some);
        for (const double number : some) {
            const bool isNext =
                std::isinf(before) || (byOne ? number == before + 1. : number > before);
            if (!isNext || number != std::floor(number)) return false;
            before = number;
        }
    }
    return true;
}

Message namedRows(std::span<const std::string> names) {
    return names.size() == 1
               ? message("column-names-its-rows",
                         "Column {} names the rows and is no feature. Where its order has a "
                         "meaning, such as time, give it the role Feature.",
                         quotedList(names))
               : message("column-names-its-rows",
                         "Columns {} name the rows and are no features. Where their order has a "
                         "meaning, such as time, give them the role Feature.",
                         quotedList(names));
}

Message rowNumbers(std::span<const std::string> names) {
    return names.size() == 1
               ? message("column-is-row-number",
                         "Column {} numbers the rows without a gap: ignore it, unless its order "
                         "has a meaning, such as time.",
                         quotedList(names))
               : message("column-is-row-number",
                         "Columns {} number the rows without a gap: ignore them, unless their "
                         "order has a meaning, such as time.",
                         quotedList(names));
}

Message rowNames(std::span<const std::string> names) {
    return names.size() == 1
               ? message("column-is-id",
                         "Column {} has a unique value in every row, like an ID, and does not "
                         "generalise to new rows: ignore it.",
                         quotedList(names))
               : message("column-is-id",
                         "Columns {} have a unique value in every row, like an ID, and do not "
                         "generalise to new rows: ignore them.",
                         quotedList(names));
}

/// Of ten rows or more.
bool namesItsRows(const Column& column) {
    if (column.type != ColumnType::Numeric || column.missing > 0 ||
        column.numbers.size() < kFewestRows)
        return false;
    return (saysIdentifier(column.name) && rises(column, /*byOne=*/false)) ||
           (saysRowNumber(column.name) && rises(column, /*byOne=*/true));
}

}  // namespace

void takeRowNames(const Table& table, Recipe& recipe) {
    for (const Column& column : table.columns)
        if (column.name != recipe.target && column.name != recipe.splitColumn &&
            !recipe.roles.contains(column.name) && namesItsRows(column))
            recipe.roles[column.name] = Role::Id;
}

std::vector<Message> identifierNotes(const Table& table, const Recipe& recipe) {
    std::vector<std::string> numbering, naming, named;
    std::vector<Message> notes;
    if (table.rows < kFewestRows) return notes;
    for (const Column& column : table.columns) {
        const Role role = roleOf(recipe, column);
        if (role == Role::Id && column.name != recipe.splitColumn &&
            (saysIdentifier(column.name) || saysRowNumber(column.name)))
            named.push_back(column.name);
        if (role != Role::Feature || dateOrderOf(recipe, column)) continue;
        const Identifier identifier = identifierOf(column, table.rows);
        if (identifier == Identifier::Number) numbering.push_back(column.name);
        if (identifier == Identifier::Name) naming.push_back(column.name);
    }
    if (!named.empty()) notes.push_back(namedRows(named));
    if (!numbering.empty()) notes.push_back(rowNumbers(numbering));
    if (!naming.empty()) notes.push_back(rowNames(naming));
    return notes;
}

bool saysOfIdentifiers(const Message& note) {
    return note.code() == "column-is-row-number" || note.code() == "column-is-id";
}

}  // namespace ardent

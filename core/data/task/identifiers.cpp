#include "core/data/task/identifiers.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
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

}  // namespace

std::vector<Message> identifierNotes(const Table& table, const Recipe& recipe) {
    std::vector<std::string> numbering, naming;
    std::vector<Message> notes;
    if (table.rows < kFewestRows) return notes;
    for (const Column& column : table.columns) {
        if (roleOf(recipe, column) != Role::Feature) continue;
        const Identifier identifier = identifierOf(column, table.rows);
        if (identifier == Identifier::Number) numbering.push_back(column.name);
        if (identifier == Identifier::Name) naming.push_back(column.name);
    }
    const auto note = [&](const std::vector<std::string>& names, std::string_view one,
                          std::string_view several) {
        if (!names.empty())
            notes.push_back(fmt::format("Column{} {} {}", names.size() == 1 ? "" : "s",
                                        quotedList(names), names.size() == 1 ? one : several));
    };
    note(numbering,
         "holds whole numbers without a gap, another in every row, as a count of the rows does: "
         "ignore it, unless its order tells something, such as time.",
         "hold whole numbers without a gap, another in every row, as a count of the rows does: "
         "ignore them, unless their order tells something, such as time.");
    note(
        naming,
        "is another in every row, as a name of the row is: it can tell rows apart, but not what "
        "they have in common; ignore it.",
        "are others in every row, as names of the rows are: they can tell rows apart, but not what "
        "they have in common; ignore them.");
    return notes;
}

}  // namespace ardent

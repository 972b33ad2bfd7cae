#include "core/data/identifiers.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "core/base/text.h"

namespace ardent {
namespace {

constexpr Index kFewestRows = 10;

enum class Identifier { None, Number, Name };

std::vector<double> sortedNumbers(const Column& column) {
    std::vector<double> numbers(static_cast<std::size_t>(column.numbers.size()));
    column.numbers.read(0, numbers);
    std::ranges::sort(numbers);
    return numbers;
}

/// "id", "patient_id", "PassengerId"
bool saysIdentifier(std::string_view name) {
    constexpr std::array<std::string_view, 6> kWhole{"id", "Id", "ID", "index", "Index", "INDEX"};
    constexpr std::array<std::string_view, 6> kEnds{"_id", "-id", ".id", " id", "Id", "ID"};
    return std::ranges::find(kWhole, name) != kWhole.end() ||
           std::ranges::any_of(kEnds, [&](std::string_view end) { return name.ends_with(end); });
}

Identifier identifierOf(const Column& column, Index rows) {
    if (column.missing > 0) return Identifier::None;
    if (column.type == ColumnType::Categorical)
        return std::ssize(column.levels) == rows ? Identifier::Name : Identifier::None;
    if (column.type != ColumnType::Numeric) return Identifier::None;
    const std::vector<double> numbers = sortedNumbers(column);
    const bool areWhole =
        std::ranges::all_of(numbers, [](double number) { return number == std::floor(number); });
    if (!areWhole || std::ranges::adjacent_find(numbers) != numbers.end()) return Identifier::None;
    if (numbers.back() - numbers.front() == static_cast<double>(rows - 1))
        return Identifier::Number;
    return saysIdentifier(column.name) ? Identifier::Name : Identifier::None;
}

}  // namespace

std::vector<std::string> identifierNotes(const Table& table, const Recipe& recipe) {
    std::vector<std::string> numbering, naming, notes;
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

#include "core/data/import/numbers_with_units.h"

#include <algorithm>
#include <array>
#include <set>

#include "core/base/text.h"
#include "core/data/import/text/encodings.h"
#include "core/data/table/missing_words.h"
#include "core/data/table/number_text.h"

namespace ardent {
namespace {

constexpr std::size_t kMostUnits = 5;
constexpr std::size_t kFewestAmounts = 5;
constexpr std::size_t kLongestUnit = 16;
constexpr std::array<std::string_view, 4> kOrdinals{"st", "nd", "rd", "th"};

bool isAmount(std::string_view text) {
    return parseNumber(text).kind == NumberKind::Finite || markedNumber(text) != MarkedNumber::No;
}

bool isUnitLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || static_cast<unsigned char>(c) >= 128;
}

/// "kg", "km/h", "m2", "µg/m³", "%", "$": no blank, and digits as powers only, unlike in "1D2".
bool mayBeUnit(std::string_view text) {
    constexpr std::string_view kMarks = "/%$^*.\"'";
    if (text.empty() || text.size() > kLongestUnit) return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool mayHavePower = i > 0 && (text[i - 1] == '^' || text[i - 1] == 'm');
        const bool isPower = mayHavePower && text[i] >= '1' && text[i] <= '4';
        if (!isUnitLetter(text[i]) && kMarks.find(text[i]) == std::string_view::npos && !isPower)
            return false;
    }
    return isUnitLetter(text.front()) || text.front() == '%' || text.front() == '$';
}

/// "USD", "US$", "kr": three capital letters or a sign for money.
bool mayBeCurrency(std::string_view text) {
    const bool isSign =
        text.size() <= 4 && (text.ends_with('$') || text == "Rs" || text == "kr" || text == "€" ||
                             text == "£" || text == "¥" || text == "₹");
    return isSign || (text.size() == 3 &&
                      std::ranges::all_of(text, [](char c) { return c >= 'A' && c <= 'Z'; }));
}

struct Measure {
    std::string_view amount;
    std::string_view unit;  ///< "" beside a plain number
};

/// Joined to the number a unit has two letters or more: "5kg", but "12A" may be a seat.
bool mayBeJoined(std::string_view unit) {
    return (unit.size() > 1 || unit == "%" || unit == "$") &&
           std::ranges::find(kOrdinals, unit) == kOrdinals.end();
}

/// Without an amount where the text is something else.
Measure measureIn(std::string_view text) {
    if (isAmount(text)) return {text, {}};
    constexpr std::string_view kDigits = "0123456789";
    const std::size_t first = text.find_first_of(kDigits);
    if (first == std::string_view::npos) return {};
    const std::size_t sign =
        first > 0 && (text[first - 1] == '-' || text[first - 1] == '+') ? 1 : 0;
    const std::string_view front = withoutHardBlanks(text.substr(0, first - sign));
    if (mayBeCurrency(front) && isAmount(text.substr(first - sign)))
        return {text.substr(first - sign), front};
    if (!front.empty()) return {};
    std::size_t end = text.find_first_not_of("0123456789.,", first);
    if (end == std::string_view::npos) return {};
    while (text[end - 1] == '.' || text[end - 1] == ',') --end;
    const std::string_view unit = withoutHardBlanks(text.substr(end));
    const bool isJoined = unit.size() + end == text.size();
    if (!mayBeUnit(unit) || (isJoined && !mayBeJoined(unit)) || !isAmount(text.substr(0, end)))
        return {};
    return {text.substr(0, end), unit};
}

}  // namespace

Message numbersWithUnitsNote(const Column& column) {
    std::vector<std::string> units;
    std::set<std::string_view> amounts;
    std::vector<bool> isOther;
    const Index mostOthers = (std::ssize(column.codes) - column.missing) / 10;
    Index otherLevels = 0;
    bool isPlainToo = false;
    for (const std::string& level : column.levels) {
        const Measure measure = measureIn(level);
        isOther.push_back(measure.amount.empty() && !isMissingNumber(level));
        otherLevels += isOther.back() ? 1 : 0;
        if (otherLevels > mostOthers) return {};
        isPlainToo |= !measure.amount.empty() && measure.unit.empty();
        if (measure.unit.empty()) continue;
        amounts.insert(measure.amount);
        if (std::ranges::find(units, measure.unit) == units.end()) units.emplace_back(measure.unit);
        if (units.size() > kMostUnits) return {};
    }
    if (units.empty() || amounts.size() < kFewestAmounts) return {};
    const Index others = std::ranges::count_if(column.codes, [&](std::int32_t code) {
        return code >= 0 && isOther[static_cast<std::size_t>(code)];
    });
    if (others > mostOthers) return {};
    return units.size() == 1 && !isPlainToo
               ? message("numbers-with-unit",
                         "Column \"{}\" is read as text: its numbers have the unit {}; take it off "
                         "in the file.",
                         column.name, quotedList(units))
               : message("numbers-with-units",
                         "Column \"{}\" is read as text: its numbers have units such as {}; write "
                         "all in one unit and take it off in the file.",
                         column.name, quotedList(units));
}

}  // namespace ardent

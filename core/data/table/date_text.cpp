#include "core/data/table/date_text.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <span>
#include <string>
#include <vector>

namespace ardent {
namespace {

bool isDateDigit(char c) {
    return c >= '0' && c <= '9';
}

/// Also a part of a letter beyond ASCII.
bool isLetter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           static_cast<unsigned char>(c) >= 0x80;
}

/// A number as it stands in a date, with its count of digits.
struct Part {
    int value = 0;
    int digits = 0;

    bool isYear() const { return digits == 4; }
    bool isShortYear() const { return digits == 2; }
    bool isMonth() const { return digits <= 2 && value >= 1 && value <= 12; }
    bool isDay() const { return digits <= 2 && value >= 1 && value <= 31; }
};

Part takeNumber(std::string_view& text) {
    Part part;
    for (; !text.empty() && isDateDigit(text[0]) && part.digits < 5; text.remove_prefix(1)) {
        part.value = 10 * part.value + (text[0] - '0');
        ++part.digits;
    }
    return part;
}

/// Nothing, or a time: "T12:30:00Z", " 12:30".
bool isTime(std::string_view text) {
    if (text.empty()) return true;
    if (text[0] != ' ' && text[0] != 'T') return false;
    text.remove_prefix(1);
    return text.find(':') != std::string_view::npos &&
           text.find_first_not_of("0123456789:.+-Z APMapm") == std::string_view::npos;
}

bool isDayAndMonth(Part a, Part b) {
    return (a.isDay() && b.isMonth()) || (a.isMonth() && b.isDay());
}

/// Numbers between the same mark. Points need the whole year: "1.2.10" may be a version.
bool isNumericDate(std::string_view text) {
    std::vector<Part> parts{takeNumber(text)};
    if (parts[0].digits == 0 || text.empty()) return false;
    const char mark = text[0];
    if (mark != '-' && mark != '/' && mark != '.') return false;
    while (parts.size() < 3 && text.starts_with(mark)) {
        text.remove_prefix(1);
        parts.push_back(takeNumber(text));
    }
    if (parts.size() == 2)
        return parts[0].isYear() && parts[1].digits == 2 && parts[1].isMonth() && mark != '.' &&
               isTime(text);
    if (parts.size() != 3 || !isTime(text)) return false;
    const bool mayBeShort = mark != '.' && parts[2].isShortYear();
    return (parts[0].isYear() && parts[1].isMonth() && parts[2].isDay()) ||
           ((parts[2].isYear() || mayBeShort) && isDayAndMonth(parts[0], parts[1]));
}

enum class Clearness { None, Short, Clear };

struct MonthName {
    int month = 0;  ///< 1 … 12
    Clearness clearness = Clearness::None;
};

/// At least three letters of a month's name in English, German, French, Spanish, Italian,
/// Portuguese, Dutch or Polish. Three that are not English may be a word: "set", "out", "mei".
MonthName monthName(std::string_view word) {
    constexpr std::size_t kFewest = 3, kMostNames = 10;
    constexpr std::array<std::array<std::string_view, kMostNames>, 12> kMonths{
        {{"january", "januar", "jänner", "janvier", "enero", "gennaio", "janeiro", "januari",
          "stycznia"},
         {"february", "februar", "février", "febrero", "febbraio", "fevereiro", "februari",
          "lutego"},
         {"march", "märz", "mrz", "mars", "marzo", "março", "maart", "marca"},
         {"april", "avril", "abril", "aprile", "kwietnia"},
         {"may", "mai", "mayo", "maggio", "maio", "mei", "maja"},
         {"june", "juni", "juin", "junio", "giugno", "junho", "czerwca"},
         {"july", "juli", "juillet", "julio", "luglio", "julho", "lipca"},
         {"august", "août", "agosto", "augustus", "sierpnia"},
         {"september", "septembre", "septiembre", "setiembre", "settembre", "setembro"},
         {"october", "oktober", "octobre", "octubre", "ottobre", "outubro"},
         {"november", "novembre", "noviembre", "novembro"},
         {"december", "dezember", "décembre", "diciembre", "dicembre", "dezembro"}}};
    if (word.size() < kFewest) return {};
    std::string lower(word);
    for (char& c : lower)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c | 0x20);
    MonthName found;
    for (std::size_t month = 0; month < kMonths.size(); ++month)
        for (const std::string_view name : kMonths[month]) {
            if (!name.starts_with(lower)) continue;
            const int number = static_cast<int>(month) + 1;
            const bool isEnglish = name == kMonths[month].front();
            if (isEnglish || word.size() > kFewest) return {number, Clearness::Clear};
            if (found.month == 0) found = {number, Clearness::Short};
        }
    return found;
}

/// A month's name among numbers of which one may be a year: "31 Mar 2024", "Mar-99". Beside a short
/// name that may be a word there is a whole year, or a day too: "12. Okt 99".
bool isNamedDate(std::string_view text) {
    int names = 0;
    int numbers = 0;
    bool hasYear = false;
    bool isClear = false;
    while (!text.empty()) {
        if (isLetter(text[0])) {
            const auto end = std::ranges::find_if_not(text, isLetter);
            const auto size = static_cast<std::size_t>(end - text.begin());
            const MonthName name = monthName(text.substr(0, size));
            if (name.month == 0) return false;
            isClear |= name.clearness == Clearness::Clear;
            ++names;
            text.remove_prefix(size);
        } else if (isDateDigit(text[0])) {
            const Part part = takeNumber(text);
            ++numbers;
            hasYear |= part.isYear() || part.isShortYear();
            isClear |= part.isYear() || numbers == 2;
            if (!text.empty() && text[0] == ':') return false;
        } else if (std::string_view(" ,-./").find(text[0]) != std::string_view::npos) {
            text.remove_prefix(1);
        } else {
            return false;
        }
    }
    return names == 1 && hasYear && isClear && numbers <= 2;
}

/// "01:02:03" of "2 days 01:02:03".
std::string_view withoutDays(std::string_view text) {
    for (const std::string_view days : {" days ", " day ", " days, ", " day, "}) {
        const std::size_t place = text.find(days);
        if (place == std::string_view::npos || place == 0) continue;
        const bool isCount = std::ranges::all_of(text.substr(0, place), isDateDigit);
        return isCount ? text.substr(place + days.size()) : text;
    }
    return text;
}

/// "7:04" of "7:04 AM" and "7:04 p.m.".
std::string_view withoutHalfOfDay(std::string_view text) {
    for (const std::string_view half : {"am", "pm", "a.m.", "p.m."}) {
        if (text.size() <= half.size()) continue;
        const std::string_view end = text.substr(text.size() - half.size());
        const auto small = [](char c) {
            return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
        };
        if (!std::ranges::equal(end, half, {}, small)) continue;
        text.remove_suffix(half.size());
        if (text.ends_with(' ')) text.remove_suffix(1);
        return text;
    }
    return text;
}

bool holdsTexts(const Column& column, bool (*is)(std::string_view)) {
    constexpr std::size_t kAsked = 1000;
    if (column.type == ColumnType::Numeric || column.levels.empty()) return false;
    const auto asked = std::span(column.levels).first(std::min(kAsked, column.levels.size()));
    std::size_t others = 0;
    for (const std::string& text : asked)
        if (!is(text) && 10 * ++others > asked.size()) return false;
    return true;
}

}  // namespace

bool isDate(std::string_view text) {
    return isNumericDate(text) || isNamedDate(text);
}

bool isDuration(std::string_view text) {
    if (text.starts_with('-')) text.remove_prefix(1);
    text = withoutDays(withoutHalfOfDay(text));
    const auto takesTwo = [&text] {
        const bool stands = text.size() > 2 && text[0] == ':' && text[1] >= '0' && text[1] <= '5' &&
                            isDateDigit(text[2]);
        if (stands) text.remove_prefix(3);
        return stands;
    };
    if (takeNumber(text).digits == 0 || !takesTwo()) return false;
    if (text.empty()) return true;
    if (!takesTwo()) return false;
    return text.empty() || ((text[0] == '.' || text[0] == ',') && text.size() > 1 &&
                            std::ranges::all_of(text.substr(1), isDateDigit));
}

int monthCalled(std::string_view word) {
    return monthName(word).month;
}

bool isDayNumber(double value) {
    constexpr double kFirst = 18000101.;
    constexpr double kLast = 22001231.;
    if (!(value >= kFirst && value <= kLast) || value != std::floor(value)) return false;
    const int number = static_cast<int>(value);
    return std::chrono::year_month_day(
               std::chrono::year(number / 10000),
               std::chrono::month(static_cast<unsigned>(number / 100 % 100)),
               std::chrono::day(static_cast<unsigned>(number % 100)))
        .ok();
}

bool holdsDayNumbers(const Column& column) {
    if (column.type != ColumnType::Numeric || column.missing == column.numbers.size()) return false;
    const bool isCoarse = column.numbers.storage() == Storage::Float32;
    const auto isDay = [isCoarse](double value) {
        return isDayNumber(value) ||
               (isCoarse && (isDayNumber(value - 1.) || isDayNumber(value + 1.)));
    };
    for (Index row = 0; row < column.numbers.size(); ++row) {
        const double value = column.numbers.at(row);
        if (!std::isnan(value) && !isDay(value)) return false;
    }
    return true;
}

bool holdsDates(const Column& column) {
    return holdsTexts(column, isDate);
}

bool holdsDurations(const Column& column) {
    return holdsTexts(column, isDuration);
}

}  // namespace ardent

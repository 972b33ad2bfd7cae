#include "core/data/table/spelled_dates.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <string>
#include <vector>

#include "core/base/text.h"
#include "core/data/table/date_text.h"

namespace ardent {
namespace {

constexpr std::string_view kDigits = "0123456789";

bool isNumberWord(std::string_view word) {
    return !word.empty() && word.find_first_not_of(kDigits) == std::string_view::npos;
}

int numberIn(std::string_view word) {
    int number = 0;
    for (const char c : word.substr(0, 6)) number = 10 * number + (c - '0');
    return number;
}

bool isDayWord(std::string_view word) {
    return isNumberWord(word) && word.size() <= 2 && numberIn(word) >= 1 && numberIn(word) <= 31;
}

bool isYearWord(std::string_view word) {
    return isNumberWord(word) && word.size() == 4;
}

bool startsWithAny(std::span<const std::string_view> starts, std::string_view word) {
    return std::ranges::any_of(starts,
                               [word](std::string_view start) { return word.starts_with(start); });
}

/// In small letters, by their first ones; Russian ones also with a capital.
bool isMonthWord(std::string_view word) {
    constexpr std::array<std::string_view, 88> kMonths{"jan",
                                                       "feb",
                                                       "mar",
                                                       "apr",
                                                       "may",
                                                       "jun",
                                                       "jul",
                                                       "aug",
                                                       "sep",
                                                       "oct",
                                                       "nov",
                                                       "dec",
                                                       "j\u00E4n",
                                                       "m\u00E4r",
                                                       "mai",
                                                       "okt",
                                                       "dez",
                                                       "f\u00E9v",
                                                       "avr",
                                                       "juin",
                                                       "juil",
                                                       "ao\u00FB",
                                                       "d\u00E9c",
                                                       "ene",
                                                       "abr",
                                                       "ago",
                                                       "set",
                                                       "dic",
                                                       "gen",
                                                       "mag",
                                                       "giu",
                                                       "lug",
                                                       "ott",
                                                       "fev",
                                                       "out",
                                                       "mrt",
                                                       "mei",
                                                       "sty",
                                                       "lut",
                                                       "kwi",
                                                       "maj",
                                                       "cze",
                                                       "lip",
                                                       "sie",
                                                       "wrz",
                                                       "pa\u017A",
                                                       "lis",
                                                       "gru",
                                                       "oca",
                                                       "\u015Fub",
                                                       "nis",
                                                       "haz",
                                                       "tem",
                                                       "a\u011Fu",
                                                       "eyl",
                                                       "eki",
                                                       "kas",
                                                       "ara",
                                                       "\u043C\u0430\u0440",
                                                       "\u044F\u043D\u0432",
                                                       "\u0444\u0435\u0432",
                                                       "\u0430\u043F\u0440",
                                                       "\u043C\u0430\u044F",
                                                       "\u043C\u0430\u0439",
                                                       "\u0438\u044E\u043D",
                                                       "\u0438\u044E\u043B",
                                                       "\u0430\u0432\u0433",
                                                       "\u0441\u0435\u043D",
                                                       "\u043E\u043A\u0442",
                                                       "\u043D\u043E\u044F",
                                                       "\u0434\u0435\u043A",
                                                       "\u042F\u043D\u0432",
                                                       "\u0424\u0435\u0432",
                                                       "\u041C\u0430\u0440",
                                                       "\u0410\u043F\u0440",
                                                       "\u041C\u0430\u0439",
                                                       "\u0418\u044E\u043D",
                                                       "\u0418\u044E\u043B",
                                                       "\u0410\u0432\u0433",
                                                       "\u0421\u0435\u043D",
                                                       "\u041E\u043A\u0442",
                                                       "\u041D\u043E\u044F",
                                                       "\u0414\u0435\u043A",
                                                       "\u015Eub",
                                                       "led",
                                                       "\u00FAno",
                                                       "b\u0159e",
                                                       "kv\u011B"};
    return startsWithAny(kMonths, word);
}

bool isWeekdayWord(std::string_view word) {
    constexpr std::array<std::string_view, 40> kWhole{
        "mo",      "di",       "mi",        "do",      "fr",       "sa",        "so",
        "mon",     "tue",      "tues",      "wed",     "thu",      "thur",      "thurs",
        "fri",     "sat",      "sun",       "monday",  "tuesday",  "wednesday", "thursday",
        "friday",  "saturday", "sunday",    "montag",  "dienstag", "mittwoch",  "donnerstag",
        "freitag", "samstag",  "sonnabend", "sonntag", "lun",      "mar",       "mer",
        "jeu",     "ven",      "sam",       "dim",     "dom"};
    return std::ranges::find(kWhole, word) != kWhole.end();
}

/// Beside the numbers and the month: "de", "г.", a zone.
bool isFillWord(std::string_view word) {
    constexpr std::array<std::string_view, 14> kFill{"de",  "del",    "of",   "the", "utc",
                                                     "gmt", "cet",    "cest", "z",   "am",
                                                     "pm",  "\u0433", "uhr",  "at"};
    return std::ranges::find(kFill, word) != kFill.end();
}

/// "02:21:19", "02:21", "00h00", "+0000", "+02:00".
bool isTimeWord(std::string_view word) {
    if (word.starts_with('+') || word.starts_with('-'))
        return word.size() >= 5 && word.find_first_not_of("0123456789:", 1) == word.npos;
    const std::size_t mark = word.find_first_of(":h");
    return mark != word.npos && mark > 0 && mark <= 2 &&
           word.find_first_not_of("0123456789:.h") == word.npos &&
           word.find_last_of(kDigits) > mark;
}

std::vector<std::string> wordsOf(std::string_view text) {
    std::vector<std::string> words;
    std::string word;
    const auto end = [&] {
        while (word.ends_with('.')) word.pop_back();
        if (!word.empty()) words.push_back(std::move(word));
        word.clear();
    };
    for (const char c : text) {
        if (c == ' ' || c == ',' || c == '/' || c == '[' || c == ']' || c == '(' || c == ')')
            end();
        else
            word += c;
    }
    end();
    return words;
}

/// A month's name with a day and a year around, and nothing but times, weekdays and the like
/// beside them.
bool isWordedDate(std::string_view text) {
    int days = 0, years = 0, months = 0;
    std::string spaced;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isDash = text[i] == '-' && i > 0 && text[i - 1] != ' ';
        const bool isYearAndTime =
            text[i] == ':' && years == 0 && i >= 4 && isYearWord(text.substr(i - 4, 4));
        spaced += isDash || isYearAndTime ? ' ' : text[i];
    }
    for (const std::string& word : wordsOf(ardent::lowerCase(spaced))) {
        if (isDayWord(word) && days == 0)
            ++days;
        else if (isYearWord(word) || (isNumberWord(word) && word.size() == 2))
            ++years;
        else if (isTimeWord(word) || isFillWord(word))
            continue;
        else if (isWeekdayWord(word) && (days == 0 || !isMonthWord(word)))
            continue;
        else if (isMonthWord(word))
            ++months;
        else
            return false;
    }
    return months == 1 && days == 1 && years == 1;
}

/// "29.06.22" with two digits each, "29.06.".
bool isShortPointedDate(std::string_view text) {
    const auto digitsAt = [text](std::size_t place) { return text.substr(place, 2); };
    const bool isLong = text.size() == 8;
    if (!isLong && text.size() != 6) return false;
    if (text[2] != '.' || text[5] != '.' || !isDayWord(digitsAt(0)) || !isDayWord(digitsAt(3)) ||
        numberIn(digitsAt(3)) > 12)
        return false;
    return !isLong || isNumberWord(digitsAt(6));
}

/// "2022年6月29日", "2022년 6월 29일", "令和4年6月29日".
bool isEastAsianDate(std::string_view text) {
    for (const auto& [year, month, day] :
         {std::array<std::string_view, 3>{"\u5E74", "\u6708", "\u65E5"},
          std::array<std::string_view, 3>{"\uB144", "\uC6D4", "\uC77C"}}) {
        const std::size_t y = text.find(year), m = text.find(month), d = text.find(day);
        if (y != text.npos && m != text.npos && y < m && (d == text.npos || m < d)) return true;
    }
    return false;
}

/// "/Date(1500000000000)/"
bool isDateOfJson(std::string_view text) {
    return text.starts_with("/Date(") && text.ends_with(")/");
}

/// A date with a weekday in front, or a time in words behind.
bool isDateAmongWords(std::string_view text) {
    int dates = 0;
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t end = std::min(text.find_first_of(" ,", at), text.size());
        const std::string word = ardent::lowerCase(text.substr(at, end - at));
        at = end + 1;
        if (word.empty() || isTimeWord(word) || isFillWord(word)) continue;
        std::string_view bare(word);
        if (bare.ends_with('.')) bare.remove_suffix(1);
        if (isWeekdayWord(bare) && dates == 0) continue;
        if (!isDate(word) && !isShortPointedDate(word)) return false;
        ++dates;
    }
    return dates == 1;
}

bool holdsSuch(const Column& column, bool (*is)(std::string_view)) {
    constexpr std::size_t kAsked = 1000;
    if (column.type == ColumnType::Numeric || column.levels.empty()) return false;
    const auto asked = std::span(column.levels).first(std::min(kAsked, column.levels.size()));
    const auto found = static_cast<std::size_t>(std::ranges::count_if(asked, is));
    return 10 * found >= 9 * asked.size();
}

bool holdsNumbersSuchAs(const Column& column, bool (*is)(double)) {
    if (column.type != ColumnType::Numeric) return false;
    Index found = 0;
    bool varies = false;
    double first = 0.;
    for (Index row = 0; row < column.numbers.size(); ++row) {
        const double value = column.numbers.at(row);
        if (std::isnan(value)) continue;
        if (!is(value)) return false;
        if (found++ == 0) first = value;
        varies = varies || value != first;
    }
    return found > 2 && varies;
}

bool isMonthNumber(double value) {
    return value >= 190000. && value < 210100. && value == std::floor(value) &&
           std::fmod(value, 100.) >= 1. && std::fmod(value, 100.) <= 12.;
}

/// As floats keep them, their seconds are lost.
bool isMomentNumber(double value) {
    return value == std::floor(value) && isDayNumber(std::floor(value / 1e6)) &&
           std::fmod(value, 1e6) < 240000.;
}

}  // namespace

bool isSpelledDate(std::string_view text) {
    constexpr std::size_t kLongestDate = 64;
    if (text.size() > kLongestDate) return false;
    return isDate(text) || isShortPointedDate(text) || isDateOfJson(text) ||
           isEastAsianDate(text) || isDateAmongWords(text) || isWordedDate(text);
}

bool isSpelledDuration(std::string_view text) {
    const bool isIso = text.starts_with("PT") || (text.starts_with('P') && text.size() > 2);
    std::string rest = ardent::lowerCase(isIso ? text.substr(1) : text);
    int parts = 0;
    std::string_view left(rest);
    while (!left.empty()) {
        if (left.front() == ' ' || (isIso && left.front() == 't')) {
            left.remove_prefix(1);
            continue;
        }
        const std::size_t digits = std::min(left.find_first_not_of("0123456789."), left.size());
        if (digits == 0) return false;
        left.remove_prefix(digits);
        while (left.starts_with(' ')) left.remove_prefix(1);
        ++parts;
        if (left.empty()) return parts == 2 && rest.find('h') != std::string::npos;
        bool hasUnit = false;
        for (const std::string_view unit :
             {"minutes", "minute", "mins", "min", "hours", "hour", "hrs", "hr", "days", "day",
              "seconds", "second", "secs", "sec", "d", "h", "m", "s"}) {
            if (!left.starts_with(unit)) continue;
            left.remove_prefix(unit.size());
            hasUnit = true;
            break;
        }
        if (!hasUnit) return false;
    }
    return isIso ? parts > 0 : parts >= 2;
}

bool holdsSpelledDates(const Column& column) {
    return holdsSuch(column, isSpelledDate);
}

bool holdsSpelledDurations(const Column& column) {
    return holdsSuch(column, isSpelledDuration);
}

bool holdsMonthNumbers(const Column& column) {
    return holdsNumbersSuchAs(column, isMonthNumber);
}

bool holdsMomentNumbers(const Column& column) {
    return holdsNumbersSuchAs(column, isMomentNumber);
}

}  // namespace ardent

#include "core/data/table/date_value.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <limits>
#include <set>
#include <span>

#include "core/data/table/date_text.h"

namespace ardent {
namespace {

bool isNumeral(char c) {
    return c >= '0' && c <= '9';
}

bool isInWord(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
           static_cast<unsigned char>(c) >= 0x80;
}

struct Numeral {
    int value = 0;
    int digits = 0;
};

Numeral takeNumeral(std::string_view& text) {
    Numeral numeral;
    for (; !text.empty() && isNumeral(text[0]) && numeral.digits < 5; text.remove_prefix(1)) {
        numeral.value = 10 * numeral.value + (text[0] - '0');
        ++numeral.digits;
    }
    return numeral;
}

/// Takes a mark and the number behind it, or nothing.
std::optional<int> takeAfter(std::string_view& text, char mark) {
    if (text.size() < 2 || text[0] != mark || !isNumeral(text[1])) return std::nullopt;
    text.remove_prefix(1);
    return takeNumeral(text).value;
}

/// ".25" or ",25"; 0 of other text, which stays.
double takeFraction(std::string_view& text) {
    double fraction = 0.;
    if (text.empty() || (text[0] != '.' && text[0] != ',')) return fraction;
    text.remove_prefix(1);
    for (double unit = 0.1; !text.empty() && isNumeral(text[0]); text.remove_prefix(1)) {
        fraction += unit * (text[0] - '0');
        unit /= 10.;
    }
    return fraction;
}

/// Takes "am" or "PM" from the end, with the blank before it: the hours to add to one that is 12 or
/// less; nothing of other text.
std::optional<int> takeHalfOfDay(std::string_view& text, int hour) {
    if (text.size() < 2 || (text.back() | 0x20) != 'm') return std::nullopt;
    const char half = static_cast<char>(text[text.size() - 2] | 0x20);
    if (half != 'a' && half != 'p') return std::nullopt;
    text.remove_suffix(2);
    while (text.ends_with(' ')) text.remove_suffix(1);
    const bool isTwelve = hour == 12;
    return half == 'p' ? (isTwelve ? 0 : 12) : (isTwelve ? -12 : 0);
}

/// "12:30", "12:30:15.5", "1:05 PM", "12:30:15Z", "12:30+02:00": seconds since midnight, in
/// universal time where the offset stands.
std::optional<double> secondsOfTime(std::string_view text) {
    constexpr double kMinute = 60., kHour = 3600.;
    if (text.empty() || !isNumeral(text[0])) return std::nullopt;
    const int hour = takeNumeral(text).value;
    double seconds = kHour * (hour + takeHalfOfDay(text, hour).value_or(0));
    const std::optional<int> minute = takeAfter(text, ':');
    if (!minute) return std::nullopt;
    seconds += kMinute * *minute;
    if (const std::optional<int> second = takeAfter(text, ':'))
        seconds += *second + takeFraction(text);
    if (text.empty() || text == "Z") return seconds;
    const double sign = text[0] == '-' ? 1. : -1.;
    const std::optional<int> hours = takeAfter(text, text[0] == '-' ? '-' : '+');
    if (!hours) return std::nullopt;
    const bool isJoined = *hours >= 100;  // "+0200"
    const int minutes = isJoined ? *hours % 100 : takeAfter(text, ':').value_or(0);
    if (!text.empty()) return std::nullopt;
    return seconds + sign * (kHour * (isJoined ? *hours / 100 : *hours) + kMinute * minutes);
}

/// A year of two digits is 1930 to 2029, as in Excel.
int yearOf(Numeral numeral) {
    constexpr int kFirstOf1900 = 30;
    if (numeral.digits > 2) return numeral.value;
    return numeral.value + (numeral.value < kFirstOf1900 ? 2000 : 1900);
}

std::optional<double> daysOf(int year, int month, int day) {
    const std::chrono::year_month_day date{std::chrono::year(year),
                                           std::chrono::month(static_cast<unsigned>(month)),
                                           std::chrono::day(static_cast<unsigned>(day))};
    if (!date.ok()) return std::nullopt;
    return static_cast<double>(std::chrono::sys_days(date).time_since_epoch().count());
}

/// "31 Mar 2024", "Mar-99"; not "12-Mar", a day of no year.
std::optional<double> daysOfNamedDate(std::string_view text) {
    const bool startsWithNumeral = isNumeral(text.front());
    int month = 0;
    std::vector<Numeral> numerals;
    while (!text.empty()) {
        if (isInWord(text[0])) {
            const auto size =
                static_cast<std::size_t>(std::ranges::find_if_not(text, isInWord) - text.begin());
            month = monthCalled(text.substr(0, size));
            text.remove_prefix(size);
        } else if (isNumeral(text[0])) {
            numerals.push_back(takeNumeral(text));
        } else {
            text.remove_prefix(1);
        }
    }
    if (numerals.empty()) return std::nullopt;
    if (numerals.size() == 1 && startsWithNumeral && numerals[0].digits < 4) return std::nullopt;
    if (numerals.size() == 1) return daysOf(yearOf(numerals[0]), month, 1);
    if (numerals[0].digits == 4) std::swap(numerals[0], numerals[1]);
    return daysOf(yearOf(numerals[1]), month, numerals[0].value);
}

/// The first two numbers of a date that does not begin with the year, and what stands between them.
struct FirstTwo {
    int first = 0;
    int second = 0;
    char mark = 0;
    int third = -1;  ///< a day that stands behind dashes: 21-12-17
};

std::optional<FirstTwo> firstTwo(std::string_view text) {
    const Numeral first = takeNumeral(text);
    if (first.digits == 0 || first.digits > 2 || text.empty()) return std::nullopt;
    const char mark = text[0];
    text.remove_prefix(1);
    const Numeral second = takeNumeral(text);
    if (second.digits == 0 || !text.starts_with(mark)) return std::nullopt;
    text.remove_prefix(1);
    const Numeral third = takeNumeral(text);
    const bool mayBeDay = mark == '-' && third.digits == 2 && third.value >= 1 && third.value <= 31;
    return FirstTwo{first.value, second.value, mark, mayBeDay ? third.value : -1};
}

}  // namespace

std::optional<double> daysOfDate(std::string_view text, DateOrder order) {
    constexpr double kSecondsADay = 86400.;
    if (!isDate(text)) return std::nullopt;
    std::string_view rest = text;
    const Numeral first = takeNumeral(rest);
    const char mark = rest.empty() ? '\0' : rest[0];
    if (first.digits == 0 || rest.size() < 2 || !isNumeral(rest[1])) return daysOfNamedDate(text);
    rest.remove_prefix(1);
    const Numeral second = takeNumeral(rest);
    std::optional<double> midnight;
    if (first.digits == 4) {
        midnight = daysOf(first.value, second.value, takeAfter(rest, mark).value_or(1));
    } else {
        if (!rest.starts_with(mark)) return daysOfNamedDate(text);
        rest.remove_prefix(1);
        const int year = yearOf(takeNumeral(rest));
        midnight = order == DateOrder::DayFirst ? daysOf(year, second.value, first.value)
                                                : daysOf(year, first.value, second.value);
    }
    if (!midnight || rest.empty()) return midnight;
    rest.remove_prefix(1);
    const std::optional<double> seconds = secondsOfTime(rest);
    if (!seconds) return std::nullopt;
    return *midnight + *seconds / kSecondsADay;
}

std::optional<double> timeOfDay(std::string_view text) {
    constexpr double kSecondsADay = 86400.;
    if (!isDuration(text) || text.starts_with('-')) return std::nullopt;
    const std::optional<double> seconds = secondsOfTime(text);
    return seconds && *seconds <= kSecondsADay ? std::optional(*seconds / kSecondsADay)
                                               : std::nullopt;
}

bool holdsTimesOfDay(const Column& column) {
    constexpr std::size_t kAsked = 1000;
    if (column.type == ColumnType::Numeric || column.levels.empty()) return false;
    const auto asked = std::span(column.levels).first(std::min(kAsked, column.levels.size()));
    const auto isTime = [](const std::string& text) { return timeOfDay(text).has_value(); };
    const auto isOfAClock = [&](const std::string& text) {
        const bool hasHalf = (text.back() | 0x20) == 'm';
        return isTime(text) && (hasHalf || text.find(':') == 2);
    };
    const auto others = std::ssize(asked) - std::ranges::count_if(asked, isTime);
    return 10 * others <= std::ssize(asked) && std::ranges::any_of(asked, isOfAClock);
}

DateReading dateReading(const Column& column) {
    constexpr int kMonths = 12;
    constexpr std::size_t kEnough = 1000;
    if (!holdsDates(column))
        return holdsTimesOfDay(column) ? DateReading::Plain : DateReading::None;
    bool isOpen = false, hasPoints = false, dayIsFirst = false, monthIsFirst = false;
    std::size_t seen = 0;
    std::set<int> firsts, thirds;
    for (const std::string& level : column.levels) {
        const bool isClear = !isOpen || dayIsFirst || monthIsFirst;
        if (++seen > kEnough && isClear) break;
        const std::optional<FirstTwo> two = firstTwo(level);
        if (!two || !isDate(level)) continue;
        dayIsFirst |= two->first > kMonths;
        monthIsFirst |= two->second > kMonths;
        hasPoints |= two->mark == '.';
        firsts.insert(two->first);
        thirds.insert(two->third);
        isOpen = true;
    }
    if (!isOpen) return DateReading::Plain;
    const bool mayEndWithDays = !thirds.contains(-1) && thirds.size() > firsts.size();
    if ((dayIsFirst && monthIsFirst) || mayEndWithDays) return DateReading::Open;
    if (monthIsFirst) return DateReading::MonthFirst;
    return dayIsFirst || hasPoints ? DateReading::DayFirst : DateReading::Open;
}

std::vector<double> daysOfLevels(const Column& column, DateOrder order) {
    std::vector<double> days;
    days.reserve(column.levels.size());
    const bool areTimes = holdsTimesOfDay(column);
    for (const std::string& level : column.levels) {
        const std::optional<double> day = areTimes ? timeOfDay(level) : daysOfDate(level, order);
        days.push_back(day.value_or(std::numeric_limits<double>::quiet_NaN()));
    }
    return days;
}

double heldDays(double days) {
    constexpr double kFarthestDay = 2.9e6;
    return std::isnan(days) ? 0. : std::clamp(days, -kFarthestDay, kFarthestDay);
}

std::string dateText(double days) {
    constexpr double kMinutesADay = 1440.;
    const double minutes = std::round(heldDays(days) * kMinutesADay);
    const double midnight = std::floor(minutes / kMinutesADay);
    const std::chrono::year_month_day date{
        std::chrono::sys_days(std::chrono::days(static_cast<int>(midnight)))};
    const std::string day =
        fmt::format("{:04}-{:02}-{:02}", static_cast<int>(date.year()),
                    static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
    const int minute = static_cast<int>(minutes - kMinutesADay * midnight);
    return minute == 0 ? day : fmt::format("{} {:02}:{:02}", day, minute / 60, minute % 60);
}

}  // namespace ardent

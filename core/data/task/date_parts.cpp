#include "core/data/task/date_parts.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <iterator>
#include <numbers>
#include <set>
#include <span>

#include "core/base/text.h"

namespace ardent {
namespace {

constexpr double kHoursADay = 24.;
constexpr double kLeapDays = 366.;
constexpr std::array<std::string_view, 7> kWeekdays{"Mon", "Tue", "Wed", "Thu",
                                                    "Fri", "Sat", "Sun"};
constexpr double kTurn = 2. * std::numbers::pi;

struct Calendar {
    int year = 0;
    int month = 0;
    int dayOfMonth = 0;
    int weekday = 0;
    double hour = 0.;
    double shareOfYear = 0.;
};

/// To the second: less is rounding of the number of days.
Calendar calendarOf(double days) {
    using namespace std::chrono;
    constexpr double kSecondsADay = 86400.;
    const double seconds = std::round(heldDays(days) * kSecondsADay);
    const double midnight = std::floor(seconds / kSecondsADay);
    const double shareOfDay = (seconds - kSecondsADay * midnight) / kSecondsADay;
    const sys_days day{std::chrono::days(static_cast<int>(midnight))};
    const year_month_day date{day};
    const auto firstOf = [](year of) { return sys_days(of / January / 1); };
    const auto sinceNewYear = static_cast<double>((day - firstOf(date.year())).count());
    const auto daysOfYear =
        static_cast<double>((firstOf(date.year() + years(1)) - firstOf(date.year())).count());
    return {static_cast<int>(date.year()),
            static_cast<int>(static_cast<unsigned>(date.month())),
            static_cast<int>(static_cast<unsigned>(date.day())),
            static_cast<int>(weekday(day).iso_encoding()),
            kHoursADay * shareOfDay,
            (sinceNewYear + shareOfDay) / daysOfYear};
}

/// From 1 in a year with a 29 February.
double leapDay(int month, int dayOfMonth) {
    using namespace std::chrono;
    constexpr year kLeapYear{2000};
    const sys_days day = kLeapYear / month / dayOfMonth;
    return 1. + static_cast<double>((day - sys_days(kLeapYear / January / 1)).count());
}

Message partText(DatePart part, double origin) {
    switch (part) {
        case DatePart::Days:
            return message("days-since", "days since {}", dateText(origin));
        case DatePart::Year:
            return message("part-year", "year");
        case DatePart::Month:
            return message("part-month", "month");
        case DatePart::Weekday:
            return message("part-weekday", "weekday");
        case DatePart::Hour:
            return message("part-hour", "hour");
        case DatePart::YearSine:
            return message("part-day-of-year", "day of the year as sine and cosine");
        case DatePart::YearCosine:
        case DatePart::None:
            break;
    }
    return {};
}

std::vector<double> presentDays(const Column& column, DateOrder order,
                                std::span<const std::int32_t> rows) {
    const std::vector<double> daysOf = daysOfLevels(column, order);
    std::vector<double> days;
    const auto add = [&](std::int32_t code) {
        if (code < 0) return;
        const double value = daysOf[static_cast<std::size_t>(code)];
        if (!std::isnan(value)) days.push_back(value);
    };
    if (rows.empty())
        for (const std::int32_t code : column.codes) add(code);
    for (const std::int32_t row : rows) add(column.codes[static_cast<std::size_t>(row)]);
    return days;
}

Message orderText(DateReading reading, DateOrder order) {
    if (reading == DateReading::Plain) return {};
    return order == DateOrder::DayFirst
               ? message("day-first", "They are read with the day before the month.")
               : message("month-first", "They are read with the month before the day.");
}

/// On times such as 14:00+02:00.
Message offsetText(const Column& column) {
    const bool hasOffsets = std::ranges::any_of(column.levels, [](const std::string& level) {
        const std::size_t colon = level.find(':');
        return colon != std::string::npos && level.find_first_of("+-", colon) != std::string::npos;
    });
    return hasOffsets ? message("times-in-utc", "Times with an offset count in universal time.")
                      : Message();
}

/// On a first or last date that many files put for a missing one, years away from the others.
Message farDateText(const Column& column, DateOrder order) {
    constexpr double kYears = 5. * 365.;
    constexpr std::string_view kCodes[] = {"9999-12-31", "9999-01-01", "2999-12-31", "2099-12-31",
                                           "1900-01-01", "1899-12-30", "1753-01-01", "0001-01-01"};
    std::vector<double> days = daysOfLevels(column, order);
    std::erase_if(days, [](double day) { return std::isnan(day); });
    if (days.size() < 3) return {};
    std::ranges::sort(days);
    const auto isCode = [&](double day) {
        return std::ranges::find(kCodes, dateText(std::floor(day))) != std::end(kCodes);
    };
    const bool isFirst = isCode(days.front()) && days[1] - days.front() > kYears;
    const bool isLast = isCode(days.back()) && days.back() - days[days.size() - 2] > kYears;
    if (!isFirst && !isLast) return {};
    return message("date-may-stand-for-missing",
                   "{} lies years away from the others; if it stands for a missing date, name it "
                   "under Missing in the reading options (--missing).",
                   dateText(std::floor(isLast ? days.back() : days.front())));
}

}  // namespace

std::string_view dateRuleName(DateRule rule) {
    constexpr std::array<std::string_view, 4> kNames{"as-read", "parts", "day-first",
                                                     "month-first"};
    return kNames[static_cast<std::size_t>(rule)];
}

namespace {

/// Nearly all of the first levels are days in this order.
bool areDays(const Column& column, DateOrder order) {
    constexpr std::size_t kLevels = 1000;
    constexpr double kNearlyAll = 0.9;
    if (holdsTimesOfDay(column)) return true;
    const std::size_t count = std::min(kLevels, column.levels.size());
    const auto first = std::span(column.levels).first(count);
    const auto days = std::ranges::count_if(
        first, [order](const std::string& level) { return daysOfDate(level, order).has_value(); });
    return static_cast<double>(days) >= kNearlyAll * static_cast<double>(count);
}

/// The same of its cells.
bool haveDays(const Column& column, DateOrder order) {
    constexpr double kNearlyAll = 0.9;
    const std::vector<double> days = daysOfLevels(column, order);
    Index present = 0, others = 0;
    for (const std::int32_t code : column.codes) {
        if (code < 0) continue;
        ++present;
        others += std::isnan(days[static_cast<std::size_t>(code)]) ? 1 : 0;
    }
    return static_cast<double>(present - others) >= kNearlyAll * static_cast<double>(present);
}

std::optional<DateOrder> wantedOrder(DateRule rule, const Column& column) {
    switch (dateReading(column)) {
        case DateReading::None:
            return std::nullopt;
        case DateReading::Plain:
        case DateReading::DayFirst:
            return DateOrder::DayFirst;
        case DateReading::MonthFirst:
            return DateOrder::MonthFirst;
        case DateReading::Open:
            break;
    }
    if (rule == DateRule::DayFirst) return DateOrder::DayFirst;
    if (rule == DateRule::MonthFirst) return DateOrder::MonthFirst;
    return std::nullopt;
}

}  // namespace

std::optional<DateOrder> dateOrder(DateRule rule, const Column& column) {
    if (rule == DateRule::AsRead) return std::nullopt;
    const std::optional<DateOrder> order = wantedOrder(rule, column);
    return order && areDays(column, *order) ? order : std::nullopt;
}

std::optional<DateOrder> laterOrder(std::optional<DateOrder> training, const Column& column) {
    if (training && haveDays(column, *training)) return training;
    const DateReading reading = dateReading(column);
    if (reading == DateReading::DayFirst) return DateOrder::DayFirst;
    if (reading == DateReading::MonthFirst) return DateOrder::MonthFirst;
    if (training || openCell(column)) return training;
    return DateOrder::DayFirst;
}

const std::string* openCell(const Column& column) {
    for (const std::string& level : column.levels) {
        const auto dayFirst = daysOfDate(level, DateOrder::DayFirst);
        const auto monthFirst = daysOfDate(level, DateOrder::MonthFirst);
        if (dayFirst && monthFirst && dayFirst != monthFirst) return &level;
    }
    return nullptr;
}

std::string_view datePartName(DatePart part) {
    constexpr std::array<std::string_view, 8> kNames{"none",
                                                     "days",
                                                     "year",
                                                     "month",
                                                     "weekday",
                                                     "hour",
                                                     "day_of_year_sine",
                                                     "day_of_year_cosine"};
    return kNames[static_cast<std::size_t>(part)];
}

std::string_view clockName(DateClock clock) {
    constexpr std::array<std::string_view, 4> kNames{"time", "day of year", "weekday", "hour"};
    return kNames[static_cast<std::size_t>(clock)];
}

double clockValue(DateClock clock, double days, double origin) {
    if (clock == DateClock::Time) return days - origin;
    const Calendar date = calendarOf(days);
    if (clock == DateClock::Weekday) return date.weekday;
    return clock == DateClock::Hour ? date.hour : leapDay(date.month, date.dayOfMonth);
}

double clockPart(DateClock clock, DatePart part, double value, double origin) {
    const double angle =
        kTurn * (clock == DateClock::DayOfYear ? (value - 1.) / kLeapDays
                                               : calendarOf(value + origin).shareOfYear);
    if (part == DatePart::YearSine) return std::sin(angle);
    if (part == DatePart::YearCosine) return std::cos(angle);
    if (clock != DateClock::Time || part == DatePart::Days || part == DatePart::None) return value;
    const Calendar date = calendarOf(value + origin);
    if (part == DatePart::Year) return date.year;
    if (part == DatePart::Month) return date.month;
    return part == DatePart::Weekday ? date.weekday : date.hour;
}

double dayOfYear(double sine, double cosine) {
    const double share = std::atan2(sine, cosine) / kTurn;
    return 1. + std::round(kLeapDays * (share < 0. ? share + 1. : share));
}

std::vector<DatePart> tellingParts(std::span<const double> days) {
    constexpr double kTwoYears = 730., kElevenMonths = 330., kTwoWeeks = 14., kOneDay = 1.;
    constexpr std::size_t kFewDaysOfMonth = 4;
    std::set<int> months, weekdays, daysOfMonth;
    bool isTimed = false;
    for (const double day : days) {
        const Calendar date = calendarOf(day);
        months.insert(date.month);
        weekdays.insert(date.weekday);
        daysOfMonth.insert(date.dayOfMonth);
        isTimed = isTimed || date.hour != calendarOf(days.front()).hour;
    }
    const auto [first, last] = std::ranges::minmax(days);
    if (first >= 0. && last <= 1.) return {DatePart::Hour};  // times of day
    const double span = last - first;
    std::vector<DatePart> parts{DatePart::Days};
    if (span >= kTwoYears) parts.push_back(DatePart::Year);
    if (months.size() > 1 && span < kElevenMonths) parts.push_back(DatePart::Month);
    if (weekdays.size() > 1 && daysOfMonth.size() > kFewDaysOfMonth && span >= kTwoWeeks)
        parts.push_back(DatePart::Weekday);
    if (isTimed && span > kOneDay) parts.push_back(DatePart::Hour);
    if (months.size() > 1 && span >= kElevenMonths) {
        parts.push_back(DatePart::YearSine);
        parts.push_back(DatePart::YearCosine);
    }
    return parts;
}

std::vector<DatePart> partsOf(DateClock clock, std::span<const DatePart> parts) {
    const auto clockOf = [](DatePart part) {
        if (part == DatePart::Weekday) return DateClock::Weekday;
        if (part == DatePart::Hour) return DateClock::Hour;
        return part == DatePart::YearSine || part == DatePart::YearCosine ? DateClock::DayOfYear
                                                                          : DateClock::Time;
    };
    std::vector<DatePart> own;
    std::ranges::copy_if(parts, std::back_inserter(own),
                         [&](DatePart part) { return clockOf(part) == clock; });
    return own;
}

std::string clockVariable(const std::string& column, DateClock clock) {
    return clock == DateClock::Time ? column : fmt::format("{}: {}", column, clockName(clock));
}

std::optional<double> clockValueIn(DateClock clock, std::string_view text, DateOrder order,
                                   double origin) {
    if (clock == DateClock::Weekday) {
        const auto day = std::ranges::find(kWeekdays, text);
        return day == kWeekdays.end()
                   ? std::nullopt
                   : std::optional(1. + static_cast<double>(day - kWeekdays.begin()));
    }
    if (clock == DateClock::Hour) {
        const auto share = timeOfDay(text);
        return share ? std::optional(kHoursADay * *share) : std::nullopt;
    }
    const bool isOfYear = clock == DateClock::DayOfYear;
    const auto day = daysOfDate(isOfYear ? fmt::format("2000-{}", text) : std::string(text), order);
    if (!day) return std::nullopt;
    return clockValue(clock, *day, origin);
}

std::string clockText(DateClock clock, double value, double origin) {
    if (clock == DateClock::Time) return dateText(origin + value);
    if (clock == DateClock::Hour) {
        constexpr double kMinutes = 60.;
        const auto minutes = static_cast<int>(std::round(kMinutes * heldDays(value)));
        return fmt::format("{:02}:{:02}", minutes / 60, minutes % 60);
    }
    if (clock == DateClock::DayOfYear) {
        constexpr double kFirstOf2000 = 10957.;  // days since 1970
        return dateText(kFirstOf2000 + std::round(value) - 1.).substr(5);
    }
    const double whole = std::round(value);
    return whole == value && value >= 1. && value <= 7.
               ? std::string(kWeekdays[static_cast<std::size_t>(whole) - 1])
               : fmt::format("{:g}", value);
}

Column asDays(const Column& column, DateOrder order) {
    const std::vector<double> daysOf = daysOfLevels(column, order);
    Column days;
    days.name = column.name;
    for (const std::int32_t code : column.codes) {
        const double value = code < 0 ? std::nan("") : daysOf[static_cast<std::size_t>(code)];
        days.numbers.append(value);
        days.missing += std::isnan(value) ? 1 : 0;
    }
    return days;
}

std::vector<Column> asClocks(const Column& column, DateOrder order) {
    const Column days = asDays(column, order);
    const std::vector<double> present = presentDays(column, order, {});
    const std::vector<DatePart> parts =
        present.empty() ? std::vector{DatePart::Days} : tellingParts(present);
    std::vector<Column> clocks;
    for (const DateClock clock : kDateClocks) {
        if (partsOf(clock, parts).empty()) continue;
        Column one;
        one.name = clockVariable(column.name, clock);
        one.missing = days.missing;
        for (Index row = 0; row < days.numbers.size(); ++row) {
            const double day = days.numbers.at(row);
            one.numbers.append(std::isnan(day) ? day : clockValue(clock, day, 0.));
        }
        clocks.push_back(std::move(one));
    }
    return clocks;
}

Message dateNote(DateRule rule, const Column& column, std::span<const std::int32_t> rows) {
    const DateReading reading = dateReading(column);
    if (rule == DateRule::AsRead || reading == DateReading::None) return {};
    const std::optional<DateOrder> order = dateOrder(rule, column);
    if (!order && reading != DateReading::Open) return {};
    const std::string* open = openCell(column);
    const std::string& cell = open != nullptr ? *open : column.levels.front();
    if (!order && rule == DateRule::Parts)
        return message("dates-open",
                       "Column \"{}\" holds dates such as {}, in which the day or the month may "
                       "come first, so that they are not used as dates; say which (--dates, or "
                       "Order of dates in the reading options), or write them as 2024-03-31.",
                       column.name, cell);
    if (!order)
        return message("dates-in-two-orders",
                       "Column \"{}\" holds dates such as {}, of which too many are no days with "
                       "the {} first, so that they are not used as dates; write them as "
                       "2024-03-31.",
                       column.name, cell,
                       rule == DateRule::DayFirst ? message("order-day", "day")
                                                  : message("order-month", "month"));
    const std::vector<double> days = presentDays(column, *order, rows);
    if (days.empty()) return {};
    if (holdsTimesOfDay(column))
        return message("times-become-hours", "Column \"{}\" holds times of day and becomes: hour.",
                       column.name);
    const double origin = std::floor(std::ranges::min(days));
    std::vector<Message> parts;
    for (const DatePart part : tellingParts(days))
        if (Message text = partText(part, origin); !text.empty()) parts.push_back(std::move(text));
    return sentences({message("dates-become-parts", "Column \"{}\" holds dates and becomes: {}.",
                              column.name, parts),
                      orderText(reading, *order), offsetText(column), farDateText(column, *order)});
}

}  // namespace ardent

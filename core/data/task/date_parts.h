#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/message.h"
#include "core/data/table/date_value.h"

namespace ardent {

/// What a column of dates becomes.
enum class DateRule {
    AsRead,     ///< categories, or nothing of texts: the rule of earlier files
    Parts,      ///< numbers, see DatePart; where 02/01/2023 is open, as read
    DayFirst,   ///< the same, and 02/01/2023 is in January
    MonthFirst  ///< the same, and it is in February
};

/// "as-read", "parts", …, as in files and on the command line.
std::string_view dateRuleName(DateRule);

/// The order in which a column's dates are read where it becomes numbers.
std::optional<DateOrder> dateOrder(DateRule, const Column&);

/// The order of a later column: that of the training column where nearly all cells are days in it,
/// else what its own cells show; nothing where the training dates had none, as 2024-03-31 has, and
/// no cell shows it.
std::optional<DateOrder> laterOrder(std::optional<DateOrder> training, const Column&);

/// A cell whose day and month could change places; none where there is no such cell.
const std::string* openCell(const Column&);

/// What an input of the design matrix tells of a date.
enum class DatePart {
    None,  ///< the input is of another column
    Days,  ///< since the first training row, the time of day as a fraction
    Year,
    Month,     ///< 1 … 12
    Weekday,   ///< 1, Monday, … 7
    Hour,      ///< 0 … 24, minutes as a fraction
    YearSine,  ///< of the day of the year: 0 at its beginning, a turn a year
    YearCosine
};

/// A column of dates is several variables to a model, each with an effect of its own.
enum class DateClock {
    Time,       ///< days since the first training row: DatePart::Days, Year, Month
    DayOfYear,  ///< 1 … 366, 1 March is 61 in each: YearSine, YearCosine
    Weekday,
    Hour
};

inline constexpr DateClock kDateClocks[] = {DateClock::Time, DateClock::DayOfYear,
                                            DateClock::Weekday, DateClock::Hour};

/// "time", "day of year", "weekday", "hour", as in files and behind a column's name.
std::string_view clockName(DateClock);

/// What the clock shows at a time; days: since 1970.
double clockValue(DateClock, double days, double origin);

/// The part of a clock's value. Earlier files have all parts as of DateClock::Time.
double clockPart(DateClock, DatePart, double value, double origin);

/// The day of the year whose parts these are.
double dayOfYear(double sine, double cosine);

inline constexpr DatePart kDateParts[] = {DatePart::Days,      DatePart::Year, DatePart::Month,
                                          DatePart::Weekday,   DatePart::Hour, DatePart::YearSine,
                                          DatePart::YearCosine};

/// "days", "year", …, as in files.
std::string_view datePartName(DatePart);

/// The parts that tell something of these dates, at least the days: no year within two years, a
/// month only within eleven months and a day of the year only beyond, no weekday where all dates
/// are on one of four days of the month or fewer or lie within two weeks, no hour within one day,
/// and none that is constant. Of times of day, which are on 1970-01-01, the hour.
std::vector<DatePart> tellingParts(std::span<const double> days);

/// Those of one clock; empty of one that tells nothing.
std::vector<DatePart> partsOf(DateClock, std::span<const DatePart>);

/// A column of dates as one of days since 1970.
Column asDays(const Column&, DateOrder);

/// A column of dates as one of numbers for each clock that tells something.
std::vector<Column> asClocks(const Column&, DateOrder);

/// "day", "day: hour": the variable that a column of dates is on this clock.
std::string clockVariable(const std::string& column, DateClock);

/// A clock's value as a person reads it: "2023-01-02", "03-15", "Mon", "14:30".
std::string clockText(DateClock, double value, double origin);

/// The value that is written so; nothing of other text.
std::optional<double> clockValueIn(DateClock, std::string_view text, DateOrder, double origin);

/// "Column "day" holds dates and becomes days since 2023-01-02, month, …", or why it does not.
/// Empty of a column without dates. rows: of the table; all where there are none.
Message dateNote(DateRule, const Column&, std::span<const std::int32_t> rows = {});

}  // namespace ardent

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

inline constexpr DatePart kDateParts[] = {DatePart::Days,      DatePart::Year, DatePart::Month,
                                          DatePart::Weekday,   DatePart::Hour, DatePart::YearSine,
                                          DatePart::YearCosine};

/// "days", "year", …, as in files.
std::string_view datePartName(DatePart);

/// days: since 1970, as everywhere here; those of DatePart::Days are counted from `origin`.
double datePart(DatePart, double days, double origin);

/// The parts that tell something of these dates, at least the days: no year within two years, no
/// day of the year within eleven months, no weekday where all dates are on one of four days of the
/// month or fewer or lie within two weeks, no hour within one day, and none that is constant.
std::vector<DatePart> tellingParts(std::span<const double> days);

/// A column of dates as one of days since 1970.
Column asDays(const Column&, DateOrder);

/// "Column "day" holds dates and becomes days since 2023-01-02, month, …", or why it does not.
/// Empty of a column without dates. rows: of the table; all where there are none.
Message dateNote(DateRule, const Column&, std::span<const std::int32_t> rows = {});

}  // namespace ardent

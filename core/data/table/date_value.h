#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/data/table/table.h"

namespace ardent {

/// Which number of 02.01.2023 is the day.
enum class DateOrder { DayFirst, MonthFirst };

/// How the dates of a column are to be read.
enum class DateReading {
    None,        ///< it holds no dates
    Plain,       ///< they begin with the year or name the month
    DayFirst,    ///< as some cell or the points between the numbers show
    MonthFirst,  ///< as some cell shows
    Open         ///< no cell shows which: 02/01/2023
};

DateReading dateReading(const Column&);

/// Days since 1970, the time of day as a fraction, of a date as `isDate` knows it; in universal
/// time where the offset stands. Years of two digits are 1930 to 2029. Nothing of other text and of
/// days that no calendar has.
std::optional<double> daysOfDate(std::string_view text, DateOrder);

/// "08:15", "14:30:05", "7:04 PM": the share of a day that has passed. Nothing of other text and of
/// what is longer than a day.
std::optional<double> timeOfDay(std::string_view text);

/// A column of text at least nine tenths of whose different cells are times of day, of which one
/// has two digits for its hour or stands before or after noon: "3:45" alone may be how long
/// something took.
bool holdsTimesOfDay(const Column&);

/// Of every level of a column; NaN of those that are no dates. Times of day, where a column holds
/// them, are on 1970-01-01.
std::vector<double> daysOfLevels(const Column&, DateOrder);

/// Within what a calendar knows, about eight thousand years around 1970; 0 of no number.
double heldDays(double days);

/// "2023-01-02", or "2023-01-02 14:30" behind midnight, to the minute.
std::string dateText(double days);

}  // namespace ardent

#pragma once

#include <string_view>

#include "core/data/table/table.h"

namespace ardent {

/// "2024-03-31", "31.3.2024", "03/31/24", "2024-03", "31 Mar 2024", the numeric ones also with a
/// time behind.
bool isDate(std::string_view text);

/// 1 … 12 of a month's name or at least three letters of it, in the languages of `isDate`; else 0.
int monthCalled(std::string_view word);

/// 20240331: a day from 1800 to 2200 as year, month and day in one number.
bool isDayNumber(double value);

/// A column of numbers each of which is a day as above; where they are kept as floats, which hold
/// even numbers of that size only, one beside a day.
bool holdsDayNumbers(const Column&);

/// "12:30", "7:04 PM", "04:00:00", "24:56:18.90", "-1:02:03", "2 days 01:02:03": a time without a
/// day, or how long something took.
bool isDuration(std::string_view text);

/// A column of text at least nine tenths of whose different cells are dates.
bool holdsDates(const Column&);

/// The same of durations.
bool holdsDurations(const Column&);

}  // namespace ardent

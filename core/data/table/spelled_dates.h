#pragma once

#include <string_view>

#include "core/data/table/table.h"

namespace ardent {

/// A date in one of the ways that are not read as one but can be told: with words ("29 de junio de
/// 2022", "Mo, 29.06.2022", "2022年6月29日"), with a short year or none behind points ("29.06.22"),
/// as programs write moments ("Wed Jun 29 02:21:19 2022"). Dates of `isDate` too.
bool isSpelledDate(std::string_view text);

/// "13h23", "PT13H23M", "21m 19s".
bool isSpelledDuration(std::string_view text);

/// A column of text at least nine tenths of whose different cells are such dates or durations.
bool holdsSpelledDates(const Column&);
bool holdsSpelledDurations(const Column&);

/// A column of numbers each of which is a month, 202206, or a moment, 20220629022119.
bool holdsMonthNumbers(const Column&);
bool holdsMomentNumbers(const Column&);

}  // namespace ardent

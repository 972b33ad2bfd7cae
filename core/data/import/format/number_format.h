#pragma once

#include <string>
#include <string_view>

namespace ardent {

/// What a spreadsheet shows a number as.
enum class Shown { Number, Percent, Date, Time, DateTime, Elapsed };

/// By a format code such as "yyyy\-mm\-dd" or "[h]:mm" (ECMA-376, part 1, 18.8.31).
Shown shownBy(std::string_view code);

/// By the number of a format that workbooks do not spell out (18.8.30).
Shown shownByBuiltin(int id);

/// A date, time or duration in ISO's way: "2024-03-31", "2024-03-31T12:30:00", "12:30:00",
/// "49:30:00"; a number out of their range as it is. `serial`: days, from 1 for 1900-01-01, with
/// 1900 as a leap year, or from 0 for 1904-01-01.
std::string serialText(double serial, Shown, bool since1904);

}  // namespace ardent

#pragma once

#include <string>
#include <string_view>

namespace ardent {

/// Programs of statistics that keep dates as numbers from days of their own.
enum class SurveyProgram { Spss, Stata, Sas };

/// What a column's numbers stand for, by its format: "DATE11", "%td", "DATETIME20.".
enum class SurveyTime {
    None,
    Days,
    Seconds,        ///< moments
    SecondsOfDays,  ///< days, counted in seconds
    Milliseconds,   ///< moments
    Duration,       ///< a number of seconds
    Weeks,
    Months,
    Quarters,
    Halves
};

SurveyTime surveyTime(SurveyProgram, std::string_view format);

/// A number of a column of dates in ISO's way; "" where it is none.
std::string surveyTimeText(SurveyProgram, SurveyTime, double value);

}  // namespace ardent

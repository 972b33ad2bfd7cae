#pragma once

#include <string>

namespace ardent {

/// "2024-03-31"; `day`: since 1970-01-01. "" where the year is none of 0 to 9999.
std::string isoDay(double day);

/// "2024-03-31T12:30:00", with thousandths where they are not 0; `seconds`: since 1970-01-01.
/// "" as above.
std::string isoMoment(double seconds);

}  // namespace ardent

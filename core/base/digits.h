#pragma once

#include <string>

namespace ardent {

/// 1234567 → "1,234,567".
std::string groupedDigits(long long value);

}  // namespace ardent

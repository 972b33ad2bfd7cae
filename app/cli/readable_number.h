#pragma once

#include <string>

namespace ardent::cli {

/// A number of a column whose values spread over `range`, with at least so many digits of it: of
/// times in milliseconds also those in which they differ.
std::string readableNumber(double value, double range, int digits);

}  // namespace ardent::cli

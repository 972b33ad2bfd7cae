#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace ardent {

/// "Total", "TOTAL:", "Total 2024".
bool isCalledTotal(std::string_view);

/// "Mean", "Average:".
bool isCalledMean(std::string_view);

/// "East" of "East Total" and "Total East"; nothing where there is no such word.
std::optional<std::string> groupOfTotal(std::string_view);

}  // namespace ardent

#pragma once

#include <string>

namespace ardent::cli {

/// Checks for CLI11: the sentence that says what is wrong, or "". CLI11 alone would read "-3" as a
/// large number, one with twenty digits too many as the largest, and "nan" as within any range.
std::string wholeNumber(const std::string& text);
std::string positiveNumber(const std::string& text);
std::string realNumber(const std::string& text);

}  // namespace ardent::cli

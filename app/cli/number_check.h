#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>

namespace ardent::cli {

/// Checks for CLI11: the sentence that says what is wrong, or "". CLI11 alone would read "-3" as a
/// large number, one with twenty digits too many as the largest, and "nan" as within any range.
std::string wholeNumber(const std::string& text);
std::string positiveNumber(const std::string& text);

/// Accept numbers from `least` to `most` only, and name the range to any other text.
CLI::Validator wholeFrom(std::int64_t least, std::int64_t most);
CLI::Validator realFrom(double least, double most);
CLI::Validator positiveUpTo(double most);

}  // namespace ardent::cli

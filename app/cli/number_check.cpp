#include "app/cli/number_check.h"

#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <cstdint>
#include <cstdlib>

namespace ardent::cli {

std::string wholeNumber(const std::string& text) {
    const bool digits = !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
    if (!digits) return fmt::format("\"{}\" is not a whole number", text);
    std::uint64_t number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    return read.ec == std::errc{} ? "" : fmt::format("{} is too large", text);
}

std::string positiveNumber(const std::string& text) {
    const bool zero = text.find_first_not_of('0') == std::string::npos;
    return zero ? "at least 1 is needed" : wholeNumber(text);
}

std::string realNumber(const std::string& text) {
    return std::isnan(std::strtod(text.c_str(), nullptr))
               ? fmt::format("\"{}\" is not a number", text)
               : "";
}

}  // namespace ardent::cli

#include "app/cli/number_check.h"

#include <fmt/format.h>

#include <charconv>
#include <cstdint>

namespace ardent::cli {
namespace {

template <class Number>
CLI::Validator numberFrom(Number least, Number most, const char* kind) {
    const auto check = [least, most, kind](const std::string& text) {
        Number number{};
        const char* end = text.data() + text.size();
        const auto read = std::from_chars(text.data(), end, number);
        const bool isWithin =
            read.ec == std::errc{} && read.ptr == end && number >= least && number <= most;
        return isWithin ? std::string()
                        : fmt::format("\"{}\" is not a {} from {} to {}", text, kind, least, most);
    };
    return CLI::Validator(check, fmt::format("from {} to {}", least, most));
}

}  // namespace

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

CLI::Validator wholeFrom(std::int64_t least, std::int64_t most) {
    return numberFrom(least, most, "whole number");
}

CLI::Validator realFrom(double least, double most) {
    return numberFrom(least, most, "number");
}

}  // namespace ardent::cli

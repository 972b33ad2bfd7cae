#include "app/cli/number_check.h"

#include <fmt/format.h>

#include <charconv>
#include <cstdint>

namespace ardent::cli {
namespace {

/// range: "from 1 to 9".
template <class Number, class IsWithin>
CLI::Validator numberWithin(const char* kind, const std::string& range, IsWithin isWithin) {
    const auto check = [kind, range, isWithin](const std::string& text) {
        Number number{};
        const char* end = text.data() + text.size();
        const auto read = std::from_chars(text.data(), end, number);
        return read.ec == std::errc{} && read.ptr == end && isWithin(number)
                   ? std::string()
                   : fmt::format("\"{}\" is not a {} {}", text, kind, range);
    };
    return CLI::Validator(check, range);
}

template <class Number>
CLI::Validator numberFrom(Number least, Number most, const char* kind) {
    return numberWithin<Number>(
        kind, fmt::format("from {} to {}", least, most),
        [least, most](Number number) { return number >= least && number <= most; });
}

std::string wholeOfAtLeast(std::uint64_t least, const std::string& text) {
    std::uint64_t number = 0;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    if (read.ptr == end && read.ec == std::errc::result_out_of_range)
        return fmt::format("{} is too large", text);
    const bool isWhole = read.ptr == end && read.ec == std::errc{} && number >= least;
    return isWhole ? std::string()
                   : fmt::format("\"{}\" is not a whole number of at least {}", text, least);
}

}  // namespace

std::string wholeNumber(const std::string& text) {
    return wholeOfAtLeast(0, text);
}

std::string positiveNumber(const std::string& text) {
    return wholeOfAtLeast(1, text);
}

CLI::Validator wholeFrom(std::int64_t least, std::int64_t most) {
    return numberFrom(least, most, "whole number");
}

CLI::Validator realFrom(double least, double most) {
    return numberFrom(least, most, "number");
}

CLI::Validator positiveUpTo(double most) {
    return numberWithin<double>("number", fmt::format("above 0, up to {}", most),
                                [most](double number) { return number > 0. && number <= most; });
}

}  // namespace ardent::cli

#include "core/data/number_text.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <string>

namespace ardent {
namespace {

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// After std::from_chars found the number out of range.
bool isUnderflow(std::string_view text) {
    const std::size_t exponent = text.find_first_of("eE");
    if (exponent != std::string_view::npos) return text.substr(exponent + 1).starts_with('-');
    return text.find('.') < text.find_first_of("123456789");
}

ParsedNumber checked(double value) {
    if (std::isfinite(value)) return {NumberKind::Finite, value};
    return {std::isnan(value) ? NumberKind::None : NumberKind::TooLarge, 0.};
}

}  // namespace

ParsedNumber parseNumber(std::string_view text) {
    if (text.size() > 1 && text[0] == '+' && text[1] != '-') text.remove_prefix(1);
    double value = 0.;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (stop != end || error == std::errc::invalid_argument) return {};
    if (error == std::errc::result_out_of_range) {
        return isUnderflow(text) ? ParsedNumber{NumberKind::Finite, 0.}
                                 : ParsedNumber{NumberKind::TooLarge, 0.};
    }
    return checked(value);
}

CommaNumber commaNumber(std::string_view text) {
    if (text.starts_with('-') || text.starts_with('+')) text.remove_prefix(1);
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos || comma == 0 || comma + 1 == text.size()) {
        return CommaNumber::No;
    }
    const std::string_view whole = text.substr(0, comma);
    const std::string_view fraction = text.substr(comma + 1);
    if (!std::ranges::all_of(whole, isDigit) || !std::ranges::all_of(fraction, isDigit)) {
        return CommaNumber::No;
    }
    const bool canBeThousands = fraction.size() == 3 && whole.size() <= 3 && whole[0] != '0';
    return canBeThousands ? CommaNumber::Ambiguous : CommaNumber::Decimal;
}

ParsedNumber parseDecimalComma(std::string_view text) {
    if (commaNumber(text) == CommaNumber::No) {
        return text.find('.') == std::string_view::npos ? parseNumber(text) : ParsedNumber{};
    }
    std::string withPoint(text);
    std::ranges::replace(withPoint, ',', '.');
    return parseNumber(withPoint);
}

double shortestDecimal(float value) {
    char text[32];
    const auto [end, error] = std::to_chars(text, text + sizeof text, value);
    double decimal = static_cast<double>(value);
    if (error == std::errc()) std::from_chars(text, end, decimal);
    return decimal;
}

bool survivesAsFloat(double value) {
    if (std::isnan(value)) return true;
    if (std::abs(value) > static_cast<double>(std::numeric_limits<float>::max())) return false;
    const auto rounded = static_cast<float>(value);
    return static_cast<double>(rounded) == value || shortestDecimal(rounded) == value;
}

}  // namespace ardent

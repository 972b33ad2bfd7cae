#include "core/data/number_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <limits>
#include <string>

namespace ardent {
namespace {

/// More than a float keeps for certain.
constexpr int kManyDigits = 17;

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// After std::from_chars found the number out of range.
bool isUnderflow(std::string_view text) {
    const std::size_t exponent = text.find_first_of("eE");
    if (exponent != std::string_view::npos) return text.substr(exponent + 1).starts_with('-');
    return text.find('.') < text.find_first_of("123456789");
}

/// Plain decimal numbers of up to 15 digits: the digits and the power of ten are exact doubles, so
/// that one division rounds correctly (Clinger, 1990). Says None for anything else.
ParsedNumber parsePlain(std::string_view text) {
    constexpr std::array<double, 16> kPowers{1e0, 1e1, 1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                                             1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15};
    const bool negative = text[0] == '-';
    const std::size_t first = negative || text[0] == '+' ? 1 : 0;
    const std::size_t length = text.size() - first;
    if (length == 0 || length > 16) return {};
    std::int64_t mantissa = 0;
    std::size_t point = text.size();
    for (std::size_t i = first; i < text.size(); ++i) {
        if (isDigit(text[i])) {
            mantissa = 10 * mantissa + (text[i] - '0');
        } else if (text[i] == '.' && point == text.size()) {
            point = i;
        } else {
            return {};
        }
    }
    const bool hasPoint = point < text.size();
    const std::size_t digits = length - (hasPoint ? 1 : 0);
    if (digits == 0 || digits > 15) return {};
    const std::size_t decimals = hasPoint ? text.size() - point - 1 : 0;
    const double size = static_cast<double>(mantissa) / kPowers[decimals];
    return {NumberKind::Finite, negative ? -size : size, static_cast<int>(digits), hasPoint};
}

}  // namespace

ParsedNumber parseNumber(std::string_view text) {
    if (text.empty()) return {};
    if (const ParsedNumber plain = parsePlain(text); plain.kind == NumberKind::Finite) return plain;
    if (text.size() > 1 && text[0] == '+' && text[1] != '-') text.remove_prefix(1);
    ParsedNumber parsed{NumberKind::Finite, 0., kManyDigits,
                        text.find('.') != std::string_view::npos};
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, parsed.value);
    if (stop != end || error == std::errc::invalid_argument || std::isnan(parsed.value)) return {};
    const bool outOfRange = error == std::errc::result_out_of_range;
    if (!outOfRange && std::isfinite(parsed.value)) return parsed;
    parsed.value = 0.;
    if (!outOfRange || !isUnderflow(text)) parsed.kind = NumberKind::TooLarge;
    return parsed;
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

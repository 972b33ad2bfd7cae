#include "core/data/table/number_text.h"

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

/// U+2212, the en and the em dash, also in Windows-1252, the hyphens, and the small and the wide
/// one.
constexpr std::array<std::string_view, 9> kTypesetMinuses{
    "\u2212", "\u2013", "\x96", "\u2014", "\x97", "\u2010", "\u2011", "\uFE63", "\uFF0D"};

/// The bytes of the typesetters' minus that the text starts with, 0 where there is none.
std::size_t typesetMinus(std::string_view text) {
    if (text.empty() || static_cast<unsigned char>(text.front()) < 0x80) return 0;
    for (const std::string_view minus : kTypesetMinuses)
        if (text.starts_with(minus)) return minus.size();
    return 0;
}

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

bool areDigits(std::string_view text) {
    return !text.empty() && std::ranges::all_of(text, isDigit);
}

bool isDigitOrPoint(char c) {
    return isDigit(c) || c == '.';
}

/// After std::from_chars found the number out of range.
bool isUnderflow(std::string_view text) {
    const std::size_t exponent = text.find_first_of("eE");
    if (exponent != std::string_view::npos) return text.substr(exponent + 1).starts_with('-');
    return text.find('.') < text.find_first_of("123456789");
}

/// Where the 'D' of "0.38D+03" stands, as Fortran writes doubles; 0 for anything else, such as the
/// code "1D5": a point stands before it, or a sign behind.
std::size_t fortranExponent(std::string_view text) {
    const std::size_t place = text.find_first_of("dD");
    if (place == 0 || place == std::string_view::npos || place + 1 == text.size()) return 0;
    const bool isSigned = text[place + 1] == '+' || text[place + 1] == '-';
    const bool hasPoint = text.find('.') < place;
    const std::string_view digits = text.substr(place + (isSigned ? 2 : 1));
    return (isSigned || hasPoint) && areDigits(digits) && isDigitOrPoint(text[place - 1]) ? place
                                                                                          : 0;
}

std::string withExponent(std::string_view text, std::size_t place) {
    std::string plain(text);
    plain[place] = 'e';
    return plain;
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
    return {NumberKind::Finite, negative ? 0. - size : size, static_cast<int>(digits), hasPoint};
}

/// "5.60-", as accounts are printed; "2-" may be a mark between two and three.
bool hasMinusBehind(std::string_view text) {
    return text.ends_with('-') && text.size() > 2 && isDigit(text[text.size() - 2]) &&
           isDigitOrPoint(text[0]) && text.find_first_of(".,") != std::string_view::npos;
}

std::string_view withoutSign(std::string_view text) {
    if (text.starts_with('-') || text.starts_with('+')) return text.substr(1);
    if (hasMinusBehind(text)) return text.substr(0, text.size() - 1);
    return text.substr(typesetMinus(text));
}

/// How many marks divide the digits into thousands: "1,234,567" has 2, and −1 tells that it is
/// something else.
int thousandsMarks(std::string_view digits, char mark) {
    const std::size_t first = std::min(digits.find(mark), digits.size());
    if (!areDigits(digits.substr(0, first))) return -1;
    if (first == digits.size()) return 0;
    if (first > 3 || digits[0] == '0') return -1;
    int marks = 0;
    for (digits.remove_prefix(first); !digits.empty(); digits.remove_prefix(4), ++marks)
        if (digits.size() < 4 || digits[0] != mark || !areDigits(digits.substr(1, 3))) return -1;
    return marks;
}

/// How many marks stand between thousands in front of a decimal mark, if there is one.
int thousandsMarks(std::string_view text, char mark, char decimal) {
    text = withoutSign(text);
    const std::size_t end = text.find(decimal);
    if (end != std::string_view::npos && !areDigits(text.substr(end + 1))) return -1;
    return thousandsMarks(text.substr(0, end), mark);
}

ParsedNumber parseGrouped(std::string_view text, char mark, char decimal) {
    if (text.find(mark) != std::string_view::npos && thousandsMarks(text, mark, decimal) < 0)
        return {};
    const bool isNegative = hasMinusBehind(text);
    std::string plain(isNegative ? text.substr(0, text.size() - 1) : text);
    std::erase(plain, mark);
    std::ranges::replace(plain, decimal, '.');
    return parseNumber(isNegative ? '-' + plain : plain);
}

/// The text up to an exponent such as "E-07".
std::string_view beforeExponent(std::string_view text) {
    const std::size_t place = text.find_first_of("eE");
    if (place == std::string_view::npos) return text;
    std::string_view power = text.substr(place + 1);
    if (power.starts_with('-') || power.starts_with('+')) power.remove_prefix(1);
    return areDigits(power) ? text.substr(0, place) : text;
}

/// Digits beside one comma, which may be lacking before it: ",456".
bool isDecimalComma(std::string_view number) {
    const std::size_t comma = number.find(',');
    return comma != std::string_view::npos && (comma == 0 || areDigits(number.substr(0, comma))) &&
           areDigits(number.substr(comma + 1));
}

/// Four numbers below 256 between points.
bool mayBeAddress(std::string_view groups) {
    if (std::ranges::count(groups, '.') != 3) return false;
    for (;;) {
        const std::size_t end = groups.find('.');
        if (const auto group = groups.substr(0, end); group.size() == 3 && group > "255")
            return false;
        if (end == std::string_view::npos) return true;
        groups.remove_prefix(end + 1);
    }
}

}  // namespace

ParsedNumber parseNumber(std::string_view text) {
    if (text.empty()) return {};
    if (const ParsedNumber plain = parsePlain(text); plain.kind == NumberKind::Finite) return plain;
    if (const std::size_t minus = typesetMinus(text); minus > 0)
        return parseNumber('-' + std::string(text.substr(minus)));
    if (hasMinusBehind(text))
        return parseNumber('-' + std::string(text.substr(0, text.size() - 1)));
    if (const std::size_t exponent = fortranExponent(text); exponent > 0)
        return parseNumber(withExponent(text, exponent));
    if (text.size() > 1 && text[0] == '+' && text[1] != '-') text.remove_prefix(1);
    ParsedNumber parsed{NumberKind::Finite, 0., kManyDigits,
                        text.find('.') != std::string_view::npos};
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, parsed.value);
    if (stop != end || error == std::errc::invalid_argument || std::isnan(parsed.value)) return {};
    const bool outOfRange = error == std::errc::result_out_of_range;
    parsed.value += 0.;
    if (!outOfRange && std::isfinite(parsed.value)) return parsed;
    parsed.value = 0.;
    if (!outOfRange || !isUnderflow(text)) parsed.kind = NumberKind::TooLarge;
    return parsed;
}

bool isShortWhole(const ParsedNumber& number) {
    return !number.hasPoint && number.digits <= 3;
}

MarkedNumber markedNumber(std::string_view text) {
    const std::string_view number = withoutSign(text);
    if (withoutSign(number).size() < number.size()) return MarkedNumber::No;
    if (const std::string_view mantissa = beforeExponent(number); mantissa.size() < number.size())
        return isDecimalComma(mantissa) ? MarkedNumber::DecimalComma : MarkedNumber::No;
    const std::size_t comma = number.find(',');
    const bool hasComma = comma != std::string_view::npos;
    if (const int points = thousandsMarks(number, '.', ',');
        points > (hasComma ? 0 : 1) && (hasComma || !mayBeAddress(number)))
        return MarkedNumber::ThousandsPoint;
    const int commas = hasComma ? thousandsMarks(number, ',', '.') : -1;
    const bool hasPoint = number.find('.') != std::string_view::npos;
    if (commas > 1 || (commas == 1 && hasPoint)) return MarkedNumber::ThousandsComma;
    if (commas == 1) return MarkedNumber::Ambiguous;
    return isDecimalComma(number) ? MarkedNumber::DecimalComma : MarkedNumber::No;
}

bool mayGroupThousands(std::string_view number) {
    if (number.ends_with('-')) number.remove_suffix(1);
    const bool isShort = number.size() > 4 && number[number.size() - 4] == '.';
    return isShort && thousandsMarks(withoutSign(number), '.') == 1;
}

ParsedNumber parseDecimalComma(std::string_view text) {
    if (text.find('.') != std::string_view::npos) return {};
    const std::size_t comma = text.find(',');
    if (comma == std::string_view::npos) return parseNumber(text);
    const MarkedNumber marked = markedNumber(text);
    if (marked != MarkedNumber::DecimalComma && marked != MarkedNumber::Ambiguous) return {};
    std::string withPoint(text);
    withPoint[comma] = '.';
    return parseNumber(withPoint);
}

ParsedNumber parseThousandsPoint(std::string_view text) {
    if (text.find('.') == std::string_view::npos) return parseDecimalComma(text);
    return parseGrouped(text, '.', ',');
}

ParsedNumber parseThousandsComma(std::string_view text) {
    if (text.find(',') == std::string_view::npos) return parseNumber(text);
    return parseGrouped(text, ',', '.');
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
    return shortestDecimal(static_cast<float>(value)) == value;
}

}  // namespace ardent

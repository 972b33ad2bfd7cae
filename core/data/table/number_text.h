#pragma once

#include <optional>
#include <string_view>

namespace ardent {

/// Numbers as they stand in a file; the C locale always.

enum class NumberKind {
    Finite,
    TooLarge,  ///< "inf", or beyond the range of a double such as 1e400
    None       ///< not a number
};

struct ParsedNumber {
    NumberKind kind = NumberKind::None;
    double value = 0.;
    int digits = 0;  ///< at least the significant ones; 17 where there is an exponent
    bool hasPoint = false;
};

/// The whole text as one decimal number: digits, '.', an exponent, also as Fortran writes it
/// ("0.38D+03"), a sign in front, which may be the minus of typesetters (U+2212) or another dash,
/// or a minus behind decimals ("5.60-"). Less than the smallest double is 0, and so is "-0". "nan"
/// is not a number.
ParsedNumber parseNumber(std::string_view text);

/// "974", with no more than three digits.
bool isShortWhole(const ParsedNumber&);

/// How a text whose digits are divided by commas or by several points can be read.
enum class MarkedNumber {
    No,              ///< in no way
    DecimalComma,    ///< only with a decimal comma: "0,25", "1234,5", ",5", "1,229E-07"
    Ambiguous,       ///< "1,234" may be 1.234 or 1234
    ThousandsComma,  ///< only with commas between thousands: "1,234,567", "1,234.5"
    ThousandsPoint   ///< only with points between thousands: "1.234.567", "1.234,5"
};

/// Four groups of digits between points that may be an address, like 192.168.100.200, are no
/// number.
MarkedNumber markedNumber(std::string_view text);

/// Whether the points of a number that parseNumber reads could as well stand between thousands:
/// "1.234".
bool mayGroupThousands(std::string_view number);

/// Like parseNumber with ',' as the decimal mark; a '.' makes it no number.
ParsedNumber parseDecimalComma(std::string_view text);

/// The same where points may stand between thousands: "1.234" is 1234, "1.5" no number.
ParsedNumber parseThousandsPoint(std::string_view text);

/// Like parseNumber where commas may stand between thousands.
ParsedNumber parseThousandsComma(std::string_view text);

/// The double nearest to the shortest decimal number that rounds to `value`: 0.1f gives 0.1.
double shortestDecimal(float value);

/// Whether the decimal number nearest to `value` is what its float stands for, so that it prints
/// the same. No other number that survives has the same float.
bool survivesAsFloat(double value);

}  // namespace ardent

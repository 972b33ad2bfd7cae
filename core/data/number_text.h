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

/// The whole text as one decimal number: digits, '.', an exponent, a sign in front. Less than the
/// smallest double is 0. "nan" is not a number.
ParsedNumber parseNumber(std::string_view text);

/// How a text with a comma between digits can be read.
enum class CommaNumber {
    No,        ///< not digits with one comma
    Decimal,   ///< can only be a decimal comma: "0,25", "1234,5"
    Ambiguous  ///< "1,234" may be 1.234 or 1234
};

CommaNumber commaNumber(std::string_view text);

/// Like parseNumber with ',' as the decimal mark; a '.' makes it no number.
ParsedNumber parseDecimalComma(std::string_view text);

/// The double nearest to the shortest decimal number that rounds to `value`: 0.1f gives 0.1.
double shortestDecimal(float value);

/// Whether the decimal number nearest to `value` is what its float stands for, so that it prints
/// the same.
bool survivesAsFloat(double value);

}  // namespace ardent

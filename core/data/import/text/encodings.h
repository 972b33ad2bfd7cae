#pragma once

#include <string>
#include <string_view>

namespace ardent {

bool isUtf8(std::string_view);

/// Bytes of the character in UTF-8 that the text starts with, 0 where there is none.
std::size_t utf8Length(std::string_view);

/// The characters of a text in UTF-8.
std::u32string codePoints(std::string_view utf8);

/// Windows-1252, which extends Latin-1 by the euro sign and typographic quotes.
std::string utf8FromLatin1(std::string_view);

/// The text without no-break spaces (U+00A0, U+202F), wide ones (U+3000), byte order marks and
/// blanks around it, in UTF-8 or Windows-1252.
std::string_view withoutHardBlanks(std::string_view);

/// Which half of the code units is zero in most of UTF-16 text, as its start tells without a mark.
enum class ZeroHalves { None, First, Second };
ZeroHalves zeroHalves(std::string_view bytes);

/// Turns a stream of UTF-16 bytes into UTF-8; code units may be cut anywhere between calls. Lone
/// surrogates become U+FFFD.
class Utf16Decoder {
public:
    explicit Utf16Decoder(bool bigEndian) : bigEndian_(bigEndian) {}

    void decode(std::string_view bytes, std::string& utf8);

private:
    void take(char32_t unit, std::string& utf8);

    bool bigEndian_;
    bool hasByte_ = false;
    unsigned char byte_ = 0;
    char32_t high_ = 0;  ///< surrogate that waits for its other half
};

}  // namespace ardent

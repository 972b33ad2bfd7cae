#include "core/data/import/text/encodings.h"

#include <algorithm>
#include <array>

namespace ardent {
namespace {

constexpr char32_t kReplacement = 0xFFFD;
constexpr char kLatin1Blank = '\xA0';
constexpr std::array<std::string_view, 6> kBlanks{"\u00A0", "\u202F", "\uFEFF",
                                                  "\u3000", " ",      "\t"};

void appendUtf8(char32_t code, std::string& out) {
    const auto byte = [&out](char32_t value) { out += static_cast<char>(value); };
    if (code < 0x80) {
        byte(code);
    } else if (code < 0x800) {
        byte(0xC0 | code >> 6);
        byte(0x80 | (code & 0x3F));
    } else if (code < 0x10000) {
        byte(0xE0 | code >> 12);
        byte(0x80 | (code >> 6 & 0x3F));
        byte(0x80 | (code & 0x3F));
    } else {
        byte(0xF0 | code >> 18);
        byte(0x80 | (code >> 12 & 0x3F));
        byte(0x80 | (code >> 6 & 0x3F));
        byte(0x80 | (code & 0x3F));
    }
}

/// Windows-1252 from 0x80 to 0x9F; the five bytes it leaves open stay control characters as in
/// Latin-1.
constexpr std::array<char16_t, 32> kWindows1252{
    0x20AC, 0x0081, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0x008D, 0x017D, 0x008F, 0x0090, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x009D, 0x017E, 0x0178};

}  // namespace

std::size_t utf8Length(std::string_view text) {
    if (text.empty()) return 0;
    const auto lead = static_cast<unsigned char>(text[0]);
    if (lead < 0x80) return 1;
    const std::size_t length = lead >= 0xC2 && lead <= 0xDF   ? 2
                               : lead >= 0xE0 && lead <= 0xEF ? 3
                               : lead >= 0xF0 && lead <= 0xF4 ? 4
                                                              : 0;
    if (length == 0 || length > text.size()) return 0;
    for (std::size_t k = 1; k < length; ++k)
        if ((static_cast<unsigned char>(text[k]) & 0xC0) != 0x80) return 0;
    const auto second = static_cast<unsigned char>(text[1]);
    const bool overlong = (lead == 0xE0 && second < 0xA0) || (lead == 0xF0 && second < 0x90);
    const bool outside = (lead == 0xED && second > 0x9F) || (lead == 0xF4 && second > 0x8F);
    return overlong || outside ? 0 : length;
}

bool isUtf8(std::string_view text) {
    while (!text.empty()) {
        const std::size_t length = utf8Length(text);
        if (length == 0) return false;
        text.remove_prefix(length);
    }
    return true;
}

std::u32string codePoints(std::string_view utf8) {
    std::u32string codes;
    while (!utf8.empty()) {
        const std::size_t length = std::max<std::size_t>(utf8Length(utf8), 1);
        const auto lead = static_cast<unsigned char>(utf8[0]);
        char32_t code = length == 1 ? lead : lead & (0xFFU >> (length + 1));
        for (std::size_t k = 1; k < length; ++k)
            code = code << 6 | (static_cast<unsigned char>(utf8[k]) & 0x3FU);
        codes += code;
        utf8.remove_prefix(length);
    }
    return codes;
}

std::string utf8FromLatin1(std::string_view text) {
    std::string utf8;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        const bool special = byte >= 0x80 && byte < 0xA0;
        appendUtf8(special ? kWindows1252[byte - 0x80U] : byte, utf8);
    }
    return utf8;
}

std::string_view withoutHardBlanks(std::string_view text) {
    const auto isPlain = [](char c) { return c > ' ' && c <= '~'; };
    for (;;) {
        if (text.empty() || (isPlain(text.front()) && isPlain(text.back()))) return text;
        const std::size_t before = text.size();
        for (const std::string_view blank : kBlanks) {
            if (text.starts_with(blank)) text.remove_prefix(blank.size());
            if (text.ends_with(blank)) text.remove_suffix(blank.size());
        }
        // The byte ends letters such as "à" in UTF-8, but starts none.
        if (text.starts_with(kLatin1Blank)) text.remove_prefix(1);
        if (text.ends_with(kLatin1Blank) && !isUtf8(text)) text.remove_suffix(1);
        if (text.size() == before) return text;
    }
}

ZeroHalves zeroHalves(std::string_view bytes) {
    const std::size_t units = bytes.size() / 2;
    std::size_t first = 0;
    std::size_t second = 0;
    for (std::size_t unit = 0; unit < units; ++unit) {
        first += bytes[2 * unit] == '\0' ? 1 : 0;
        second += bytes[2 * unit + 1] == '\0' ? 1 : 0;
    }
    if (units < 2 || (first > 0 && second > 0)) return ZeroHalves::None;
    if (2 * first > units) return ZeroHalves::First;
    return 2 * second > units ? ZeroHalves::Second : ZeroHalves::None;
}

void Utf16Decoder::decode(std::string_view bytes, std::string& utf8) {
    for (const char c : bytes) {
        const auto byte = static_cast<unsigned char>(c);
        if (!hasByte_) {
            byte_ = byte;
            hasByte_ = true;
            continue;
        }
        hasByte_ = false;
        const unsigned unit = bigEndian_ ? byte_ * 256U + byte : byte * 256U + byte_;
        take(unit, utf8);
    }
}

void Utf16Decoder::take(char32_t unit, std::string& utf8) {
    const bool isHigh = unit >= 0xD800 && unit < 0xDC00;
    const bool isLow = unit >= 0xDC00 && unit < 0xE000;
    if (high_ != 0 && isLow) {
        appendUtf8(0x10000 + ((high_ - 0xD800) << 10) + (unit - 0xDC00), utf8);
        high_ = 0;
        return;
    }
    if (high_ != 0) appendUtf8(kReplacement, utf8);
    high_ = isHigh ? unit : 0;
    if (isLow) {
        appendUtf8(kReplacement, utf8);
    } else if (!isHigh) {
        appendUtf8(unit, utf8);
    }
}

}  // namespace ardent

#include "core/data/import/unusual_numbers.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "core/base/text.h"
#include "core/data/import/text/cell_content.h"
#include "core/data/import/text/encodings.h"
#include "core/data/table/missing_words.h"
#include "core/data/table/number_text.h"

namespace ardent {
namespace {

constexpr std::size_t kLongestUnusual = 64;

bool isUsualNumber(std::string_view text) {
    const std::string_view number = numberCell(withoutHardBlanks(text)).number;
    return parseNumber(number).kind != NumberKind::None || markedNumber(number) != MarkedNumber::No;
}

bool areDigitsAlone(std::string_view text) {
    return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos;
}

std::string_view withoutSignInFront(std::string_view text) {
    for (const std::string_view sign : {"-", "+", "\u2212", "\u2013", "\u2014"})
        if (text.starts_with(sign)) return text.substr(sign.size());
    return text;
}

bool isInQuotes(std::string_view text) {
    constexpr std::pair<std::string_view, std::string_view> kQuotes[] = {{"\u201C", "\u201D"},
                                                                         {"\u201E", "\u201C"},
                                                                         {"\u201E", "\u201D"},
                                                                         {"\u00AB", "\u00BB"},
                                                                         {"\u00BB", "\u00AB"},
                                                                         {"\u2018", "\u2019"},
                                                                         {"\u201A", "\u2018"},
                                                                         {"`", "`"},
                                                                         {"\"", "\""},
                                                                         {"'", "'"},
                                                                         {"`", "'"}};
    for (const auto& [open, close] : kQuotes)
        if (text.starts_with(open) && text.ends_with(close) &&
            text.size() > open.size() + close.size())
            return isUsualNumber(
                text.substr(open.size(), text.size() - open.size() - close.size()));
    return false;
}

bool hasSignApart(std::string_view text) {
    const std::string_view number = withoutSignInFront(text);
    const std::string_view apart = withoutHardBlanks(number);
    return number.size() < text.size() && apart.size() < number.size() && isUsualNumber(apart);
}

bool isAbout(std::string_view text) {
    const std::string lower = lowerCase(text);
    for (const std::string_view word : {"~", "\u2248", "\u223C", "\u2243", "ca.", "ca ", "c.",
                                        "circa", "approx.", "approx ", "about", "etwa", "env."})
        if (std::string_view(lower).starts_with(word) && isUsualNumber(text.substr(word.size())))
            return true;
    return false;
}

/// "4.9[1]", "4.9 [a]", "4.9¹".
bool hasReference(std::string_view text) {
    for (const std::string_view raised : {"\u00B9", "\u00B2", "\u00B3"})
        if (text.ends_with(raised))
            return isUsualNumber(text.substr(0, text.size() - raised.size()));
    const std::size_t open = text.find('[');
    return open != std::string_view::npos && open > 0 && text.ends_with(']') &&
           isUsualNumber(text.substr(0, open));
}

bool hasUncertainty(std::string_view text) {
    for (const std::string_view sign : {"\u00B1", "+/-", "+-"})
        if (const std::size_t place = text.find(sign);
            place != std::string_view::npos && place > 0 && isUsualNumber(text.substr(0, place)) &&
            isUsualNumber(text.substr(place + sign.size())))
            return true;
    return false;
}

/// "5,-" and "5.--", as prices are written.
bool hasDashForDecimals(std::string_view text) {
    for (const std::string_view end :
         {",--", ".--", ",-", ".-", ",\u2013", ".\u2013", ",\u2014", ".\u2014"})
        if (text.ends_with(end)) {
            std::string whole(withoutSignInFront(text.substr(0, text.size() - end.size())));
            std::erase_if(whole, [](char c) { return c == '.' || c == ',' || c == '\''; });
            return areDigitsAlone(whole);
        }
    return false;
}

/// "4.9×10^3", "4.9 x 10³".
bool isTimesPowerOfTen(std::string_view text) {
    for (const std::string_view times : {"\u00D7", "x", "X", "*", "\u00B7", "\u22C5"}) {
        const std::size_t place = text.find(times);
        if (place == std::string_view::npos || !isUsualNumber(text.substr(0, place))) continue;
        std::string_view power = withoutHardBlanks(text.substr(place + times.size()));
        if (!power.starts_with("10") || power.size() == 2) continue;
        power.remove_prefix(2);
        if (power.starts_with("**")) power.remove_prefix(1);
        return power.front() == '^' || power.front() == '*' || power.front() == '(' ||
               static_cast<unsigned char>(power.front()) >= 0x80;
    }
    return false;
}

/// "4.9E 3" and "4.9-103", as Fortran prints.
bool isOfFortran(std::string_view text) {
    const std::string_view number = withoutSignInFront(text);
    const std::size_t point = number.find('.');
    if (point == std::string_view::npos) return false;
    const std::size_t end = number.find_first_not_of("0123456789", point + 1);
    if (end == std::string_view::npos || !isUsualNumber(number.substr(0, end))) return false;
    const std::string_view behind = number.substr(end + 1);
    const char mark = number[end];
    if (mark == '+' || mark == '-')
        return areDigitsAlone(behind) && (behind.size() == 2 || behind.size() == 3);
    const bool isExponent = mark == 'e' || mark == 'E' || mark == 'd' || mark == 'D';
    return isExponent && behind.starts_with(' ') && areDigitsAlone(withoutHardBlanks(behind));
}

bool hasUnderscores(std::string_view text) {
    std::string commas(text);
    std::ranges::replace(commas, '_', ',');
    return text.find('_') != std::string_view::npos && text.find(',') == std::string_view::npos &&
           isUsualNumber(commas);
}

bool isHexadecimal(std::string_view text) {
    text = withoutSignInFront(text);
    return text.size() > 2 && (text.starts_with("0x") || text.starts_with("0X")) &&
           text.find_first_not_of("0123456789abcdefABCDEF", 2) == std::string_view::npos;
}

/// Wide, Arabic, Persian and Devanagari digits.
bool isOfOtherDigits(std::string_view text) {
    std::string plain;
    bool hasOthers = false;
    for (const char32_t c : codePoints(text)) {
        std::optional<char32_t> digit;
        for (const char32_t zero : {0xFF10U, 0x0660U, 0x06F0U, 0x0966U})
            if (c >= zero && c <= zero + 9) digit = c - zero;
        hasOthers |= digit.has_value();
        if (digit)
            plain += static_cast<char>('0' + *digit);
        else if (c == U'\u066B' || c == U'\uFF0E')
            plain += '.';
        else if (c == U'\u2212' || c == U'\uFF0D')
            plain += '-';
        else if (c != U'\u066C' && c < 0x80)
            plain += static_cast<char>(c);
        else if (c != U'\u066C')
            return false;
    }
    return hasOthers && isUsualNumber(plain);
}

struct WayOfWriting {
    bool (*is)(std::string_view);
    Message (*phrase)();
};

constexpr std::array<WayOfWriting, 11> kWays{{
    {isInQuotes, [] { return message("written-in-quotes", "stand in quotes"); }},
    {hasSignApart, [] { return message("written-sign-apart", "have a blank behind their sign"); }},
    {isAbout,
     [] { return message("written-about", "have a word or sign for \"about\" in front"); }},
    {hasReference, [] { return message("written-reference", "have a reference behind them"); }},
    {hasUncertainty,
     [] { return message("written-uncertainty", "have an uncertainty behind them"); }},
    {hasDashForDecimals, [] { return message("written-dash", "have a dash for decimals"); }},
    {isTimesPowerOfTen, [] { return message("written-power", "are written with powers of ten"); }},
    {isOfFortran, [] { return message("written-fortran", "have an exponent that is not read"); }},
    {hasUnderscores, [] { return message("written-underscores", "have underscores in them"); }},
    {isHexadecimal, [] { return message("written-hexadecimal", "are hexadecimal"); }},
    {isOfOtherDigits, [] { return message("written-digits", "are in digits of another script"); }},
}};

const WayOfWriting* wayOf(std::string_view text) {
    if (text.size() > kLongestUnusual) return nullptr;
    const auto way =
        std::ranges::find_if(kWays, [text](const WayOfWriting& each) { return each.is(text); });
    return way == kWays.end() ? nullptr : &*way;
}

}  // namespace

Message unusualNumbersNote(const Column& column) {
    constexpr std::size_t kFewestTexts = 3;
    const WayOfWriting* first = nullptr;
    const std::string* example = nullptr;
    std::size_t numbers = 0, others = 0;
    for (const std::string& level : column.levels) {
        if (10 * others > column.levels.size()) return {};
        if (isMissingNumber(level)) continue;
        if (isUsualNumber(level)) {
            ++numbers;
            continue;
        }
        const WayOfWriting* way = wayOf(level);
        ++(way == nullptr ? others : numbers);
        if (way == nullptr || first != nullptr) continue;
        first = way;
        example = &level;
    }
    if (first == nullptr || numbers < kFewestTexts || 9 * others > numbers) return {};
    return message("unusual-numbers",
                   "Column \"{}\" is read as text: its numbers {}, as in \"{}\"; if they are "
                   "quantities, write them as plain numbers in the file.",
                   column.name, first->phrase(), shortened(*example));
}

}  // namespace ardent

#include "core/data/import/carried_sign.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string_view>

#include "core/data/import/text/cell_content.h"
#include "core/data/import/text/encodings.h"
#include "core/data/table/missing_words.h"
#include "core/data/table/number_text.h"

namespace ardent {
namespace {

constexpr std::array<std::string_view, 20> kSigns{"%",   "€",   "$",   "£",   "¥",   "₹",   "EUR",
                                                  "USD", "GBP", "CHF", "JPY", "CNY", "INR", "CAD",
                                                  "AUD", "SEK", "NOK", "DKK", "PLN", "CZK"};
constexpr std::array<std::string_view, 4> kThousandsBlanks{" ", "\u00A0", "\u2009", "\u202F"};
constexpr std::array<std::string_view, 2> kThousandsQuotes{"'", "’"};

constexpr std::size_t kLongestNumber = 64;

/// What may be taken off: one of the signs, or
constexpr std::size_t kBlankKind = kSigns.size();
constexpr std::size_t kQuoteKind = kBlankKind + 1;
constexpr std::size_t kIndianKind = kQuoteKind + 1;
constexpr std::size_t kBracketKind = kIndianKind + 1;
constexpr std::size_t kCarriedKinds = kBracketKind + 1;

bool looksNumeric(std::string_view text) {
    return parseNumber(text).kind == NumberKind::Finite || markedNumber(text) != MarkedNumber::No;
}

/// "1 234 567,8"
bool isDividedBy(std::span<const std::string_view> dividers, std::string_view text) {
    const std::size_t mark = std::min(text.find_first_of(".,"), text.size());
    if (text.find_first_not_of("0123456789", mark + 1) != std::string_view::npos) return false;
    std::string whole(text.substr(0, mark));
    for (const std::string_view divider : dividers)
        for (std::size_t at = whole.find(divider); at != std::string::npos;
             at = whole.find(divider))
            whole.replace(at, divider.size(), ",");
    const MarkedNumber marked = markedNumber(whole);
    return marked == MarkedNumber::Ambiguous || marked == MarkedNumber::ThousandsComma;
}

bool areSoManyDigits(std::string_view text, std::size_t count) {
    return text.size() == count && text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// "12,34,567.8": hundreds between the commas above a thousand.
bool isIndian(std::string_view text) {
    for (const std::string_view sign : {"-", "+", "\u2212"})
        if (text.starts_with(sign)) text.remove_prefix(sign.size());
    const std::size_t point = std::min(text.find('.'), text.size());
    if (text.find_first_not_of("0123456789", point + 1) != std::string_view::npos) return false;
    text = text.substr(0, point);
    const std::size_t first = std::min(text.find(','), text.size());
    if ((first != 1 && first != 2) || !areSoManyDigits(text.substr(0, first), first)) return false;
    int hundreds = 0;
    for (text.remove_prefix(first); text.size() > 4; text.remove_prefix(3), ++hundreds)
        if (text[0] != ',' || !areSoManyDigits(text.substr(1, 2), 2)) return false;
    return hundreds > 0 && text.starts_with(',') && areSoManyDigits(text.substr(1), 3);
}

bool isDivided(std::string_view text) {
    return isDividedBy(kThousandsBlanks, text) || isDividedBy(kThousandsQuotes, text) ||
           isIndian(text);
}

/// What stands beside the sign, which is at the end or behind a plus or minus; "" without the sign.
std::string_view besideSign(std::string_view sign, std::string_view text) {
    if (text.ends_with(sign)) return withoutHardBlanks(text.substr(0, text.size() - sign.size()));
    for (const std::string_view minus : {"-", "+", "\u2212"})
        if (text.starts_with(minus)) text.remove_prefix(minus.size());
    return text.starts_with(sign) ? withoutHardBlanks(text.substr(sign.size())) : "";
}

/// What to take off a text that is no number so that it is one.
std::optional<std::size_t> carriedBy(std::string_view text) {
    if (text.size() > kLongestNumber) return std::nullopt;
    if (isDividedBy(kThousandsBlanks, text)) return kBlankKind;
    if (isDividedBy(kThousandsQuotes, text)) return kQuoteKind;
    if (isIndian(text)) return kIndianKind;
    if (isInBrackets(text)) return kBracketKind;
    if (text.size() > 2 && text.starts_with('(') && text.ends_with(')'))
        text = withoutHardBlanks(text.substr(1, text.size() - 2));
    for (std::size_t sign = 0; sign < kSigns.size(); ++sign) {
        const std::string_view number = besideSign(kSigns[sign], text);
        if (!number.empty() && (looksNumeric(number) || isDivided(number))) return sign;
    }
    return std::nullopt;
}

std::vector<Index> levelCounts(const Column& column) {
    std::vector<Index> counts(column.levels.size());
    for (const std::int32_t code : column.codes)
        if (code >= 0) ++counts[static_cast<std::size_t>(code)];
    return counts;
}

}  // namespace

bool isInBrackets(std::string_view text) {
    if (!text.starts_with('(') || !text.ends_with(')')) return false;
    const std::string_view number = withoutHardBlanks(text.substr(1, text.size() - 2));
    return !number.empty() && number.front() >= '0' && number.front() <= '9' &&
           (looksNumeric(number) || isDivided(number));
}

std::string carriedSignNote(const Column& column) {
    const std::vector<Index> counts = levelCounts(column);
    std::array<Index, kCarriedKinds> carrying{};
    const Index atMost = std::ssize(column.codes) - column.missing;
    Index cells = 0;
    Index plain = 0;
    Index others = 0;
    for (std::size_t level = 0; level < counts.size(); ++level) {
        const std::string_view text = column.levels[level];
        if (10 * others > atMost) return {};
        if (isMissingNumber(text)) continue;
        cells += counts[level];
        if (looksNumeric(numberCell(text).number))
            plain += counts[level];
        else if (const auto carried = carriedBy(text))
            carrying[*carried] += counts[level];
        else
            others += counts[level];
    }
    const auto common = std::ranges::max_element(carrying);
    const auto kind = static_cast<std::size_t>(common - carrying.begin());
    const Index bracketed = kind == kBracketKind ? 0 : carrying[kBracketKind];
    if (*common == 0 || 10 * (plain + *common + bracketed) < 9 * cells) return {};
    if (kind == kBlankKind)
        return fmt::format(
            "Column \"{}\" is read as text: its numbers have blanks between thousands; take them "
            "out in the file.",
            column.name);
    if (kind == kIndianKind)
        return fmt::format(
            "Column \"{}\" is read as text: its numbers have commas between hundreds of thousands, "
            "as in 12,34,567; take them out in the file.",
            column.name);
    if (kind == kBracketKind)
        return fmt::format(
            "Column \"{}\" is read as text: its numbers below zero stand in brackets, as in (274); "
            "write them with a minus sign in the file.",
            column.name);
    return fmt::format(
        "Column \"{}\" is read as text: its numbers carry \"{}\"; take it off in the file.",
        column.name, kind == kQuoteKind ? kThousandsQuotes.front() : kSigns[kind]);
}

}  // namespace ardent

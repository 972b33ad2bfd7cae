#include "core/data/import/text/accents.h"

#include <algorithm>

namespace ardent {
namespace {

std::size_t characterLength(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text.front());
    const std::size_t length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    return std::min(length, text.size());
}

bool startsWithMark(std::string_view text) {
    const std::string_view character = text.substr(0, 2);
    return character.size() == 2 && character >= "\u0300" && character <= "\u036F";
}

/// Takes a letter with its marks off the text.
std::string_view nextLetter(std::string_view& text) {
    std::size_t length = characterLength(text);
    while (startsWithMark(text.substr(length))) length += 2;
    const std::string_view letter = text.substr(0, length);
    text.remove_prefix(length);
    return letter;
}

bool hasMarks(std::string_view letter) {
    return letter.size() > characterLength(letter);
}

bool isSingleBeyondAscii(std::string_view letter) {
    return letter.size() > 1 && !hasMarks(letter);
}

}  // namespace

bool mayDifferInAccents(std::string_view a, std::string_view b) {
    bool differ = false;
    while (!a.empty() && !b.empty()) {
        const std::string_view letter = nextLetter(a);
        const std::string_view other = nextLetter(b);
        if (letter == other) continue;
        const bool mayBeSame = (hasMarks(letter) && isSingleBeyondAscii(other)) ||
                               (hasMarks(other) && isSingleBeyondAscii(letter));
        if (!mayBeSame) return false;
        differ = true;
    }
    return differ && a.empty() && b.empty();
}

const std::string* writtenOtherwise(const std::string& text,
                                    const std::vector<std::string>& texts) {
    const bool hasAccents = std::ranges::any_of(
        text, [](char byte) { return static_cast<unsigned char>(byte) > 0x7F; });
    if (!hasAccents) return nullptr;
    const auto found = std::ranges::find_if(
        texts, [&](const std::string& other) { return mayDifferInAccents(text, other); });
    return found == texts.end() ? nullptr : &*found;
}

}  // namespace ardent

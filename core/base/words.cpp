#include "core/base/words.h"

#include <algorithm>
#include <atomic>
#include <cctype>

#include "core/base/digits.h"

namespace ardent {

namespace {

std::atomic<Translate> translator = nullptr;
thread_local int englishScopes = 0;

}  // namespace

void translateWith(Translate translate) {
    translator = translate;
}

EnglishWords::EnglishWords() {
    ++englishScopes;
}

EnglishWords::~EnglishWords() {
    --englishScopes;
}

Translate currentTranslate() {
    return englishScopes > 0 ? nullptr : translator.load();
}

std::string words(const char* english) {
    const Translate translate = currentTranslate();
    return translate ? translate(english) : english;
}

namespace {

bool isDigit(std::string_view text, std::size_t at) {
    return at < text.size() && text[at] >= '0' && text[at] <= '9';
}

/// A digit after it belongs to a name or to a number that has begun before.
bool isOfWord(char before) {
    return std::isalnum(static_cast<unsigned char>(before)) != 0 || before == '.' ||
           before == ',' || before == '_';
}

/// How many digits begin a number there that is to be grouped; 0: none.
std::size_t wholeDigitsAt(std::string_view text, std::size_t first) {
    constexpr std::size_t kUngrouped = 4, kLongest = 10;
    if (first > 0 && isOfWord(text[first - 1])) return 0;
    std::size_t end = first;
    while (isDigit(text, end)) ++end;
    const std::size_t count = end - first;
    const bool isGroupedAlready = end < text.size() && text[end] == ',' && isDigit(text, end + 1);
    const bool isWord =
        end < text.size() &&
        (std::isalpha(static_cast<unsigned char>(text[end])) != 0 || text[end] == '_');
    const bool isNumber = !isGroupedAlready && !isWord && text[first] != '0';
    return isNumber && count > kUngrouped && count <= kLongest ? count : 0;
}

/// A letter as the reader writes it, were it a mark within a number.
std::string readersSign(std::string_view printed, std::size_t at, Translate translate) {
    const char sign = printed[at];
    const bool isMark = (sign == '.' || sign == ',') && isDigit(printed, at + 1);
    return isMark && translate ? translate(sign == '.' ? "." : ",") : std::string(1, sign);
}

}  // namespace

std::string readersMarks(std::string_view printed, Translate translate) {
    std::string shown;
    for (std::size_t at = 0; at < printed.size(); ++at)
        shown += readersSign(printed, at, translate);
    return shown;
}

std::string readersNumber(std::string_view printed, Translate translate) {
    std::string text;
    for (std::size_t at = 0; at < printed.size();) {
        const std::size_t digits = isDigit(printed, at) ? wholeDigitsAt(printed, at) : 0;
        if (digits > 0)
            text += readersMarks(groupedDigits(std::stoll(std::string(printed.substr(at, digits)))),
                                 translate);
        else
            text += readersSign(printed, at, translate);
        at += std::max<std::size_t>(digits, 1);
    }
    return text;
}

}  // namespace ardent

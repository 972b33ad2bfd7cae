#include "core/base/words.h"

#include <atomic>
#include <cctype>

#include "core/base/text.h"

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

std::string words(const char* english) {
    const Translate translate = englishScopes > 0 ? nullptr : translator.load();
    return translate ? translate(english) : english;
}

namespace {

/// "12345.6e+07" in its parts.
struct PrintedNumber {
    std::string whole, fraction, exponent;  ///< the exponent with its "e"
    std::size_t length = 0;                 ///< of the text; 0: no number that is to be changed
};

bool isDigit(std::string_view text, std::size_t at) {
    return at < text.size() && text[at] >= '0' && text[at] <= '9';
}

/// A digit after it belongs to a name or to a number that has begun before.
bool isOfWord(char before) {
    return std::isalnum(static_cast<unsigned char>(before)) != 0 || before == '.' ||
           before == ',' || before == '_';
}

std::string digitsAt(std::string_view text, std::size_t& at) {
    const std::size_t first = at;
    while (isDigit(text, at)) ++at;
    return std::string(text.substr(first, at - first));
}

PrintedNumber numberAt(std::string_view text, std::size_t first) {
    PrintedNumber number;
    std::size_t at = first;
    number.whole = digitsAt(text, at);
    if (at < text.size() && text[at] == ',') return {};  // grouped already
    if (at < text.size() && text[at] == '.' && isDigit(text, at + 1))
        number.fraction = digitsAt(text, ++at);
    if (at < text.size() && text[at] == 'e') {
        std::size_t power = at + 1;
        if (power < text.size() && (text[power] == '+' || text[power] == '-')) ++power;
        if (isDigit(text, power)) {
            digitsAt(text, power);
            number.exponent = std::string(text.substr(at, power - at));
            at = power;
        }
    }
    number.length = at - first;
    return number;
}

/// Without an exponent below 10⁹, and grouped from five digits on.
std::string inFull(PrintedNumber number) {
    constexpr int kMostPower = 8;
    constexpr std::size_t kUngrouped = 4;
    const int power = number.exponent.empty() ? 0 : std::stoi(number.exponent.substr(1));
    const auto zeros = power - static_cast<int>(number.fraction.size());
    if (power > 0 && power <= kMostPower && zeros >= 0) {
        number.whole += number.fraction + std::string(static_cast<std::size_t>(zeros), '0');
        number.fraction.clear();
        number.exponent.clear();
    }
    const bool isLong = number.whole.size() > kUngrouped && number.whole.size() <= kMostPower + 2;
    const std::string whole = isLong ? groupedDigits(std::stoll(number.whole)) : number.whole;
    return whole + (number.fraction.empty() ? "" : "." + number.fraction) + number.exponent;
}

}  // namespace

std::string readersMarks(std::string_view printed) {
    std::string shown;
    for (const char c : printed) {
        if (c == '.' || c == ',')
            shown += words(c == '.' ? "." : ",");
        else
            shown += c;
    }
    return shown;
}

std::string readersNumber(std::string_view printed) {
    std::string text;
    for (std::size_t at = 0; at < printed.size();) {
        const bool begins = isDigit(printed, at) && (at == 0 || !isOfWord(printed[at - 1]));
        const PrintedNumber number = begins ? numberAt(printed, at) : PrintedNumber{};
        if (number.length == 0) {
            text += readersMarks(printed.substr(at, 1));
            ++at;
            continue;
        }
        text += readersMarks(inFull(number));
        at += number.length;
    }
    return text;
}

std::string filledWords(const char* english, fmt::format_args args) {
    try {
        return fmt::vformat(words(english), args);
    } catch (const fmt::format_error&) {
        return fmt::vformat(english, args);
    }
}

}  // namespace ardent

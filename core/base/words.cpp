#include "core/base/words.h"

#include <atomic>

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

std::string readersNumber(std::string_view printed) {
    std::string text;
    for (const char c : printed) {
        if (c == '.' || c == ',')
            text += words(c == '.' ? "." : ",");
        else
            text += c;
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

#pragma once

#include <string>
#include <string_view>

namespace ardent {

/// The reader's text for an English one, which comes back where there is none; for "." and "," the
/// marks that he writes before decimals and between thousands. It is asked from any thread.
using Translate = std::string (*)(const char* english);

/// Whom words() asks from now on; null, as at the start: texts and numbers stay English.
void translateWith(Translate);

/// While it lives, words() of this thread give the English.
class EnglishWords {
public:
    EnglishWords();
    ~EnglishWords();
    EnglishWords(const EnglishWords&) = delete;
    EnglishWords& operator=(const EnglishWords&) = delete;
};

/// Text of a figure in the reader's language. What stands between these parentheses in core/figure
/// is found by ui/figure_texts.cmake.
std::string words(const char* english);

/// Whom words() asks now, on this thread; null: nobody, so that texts stay English.
Translate currentTranslate();

/// Numbers as C prints them, with the reader's marks: "1,234.5 ± 0.1" → "1.234,5 ± 0,1".
std::string readersMarks(std::string_view printed, Translate = currentTranslate());

/// The same grouped from 10,000 on: "12345.6" → "12,345.6".
std::string readersNumber(std::string_view printed, Translate = currentTranslate());

}  // namespace ardent

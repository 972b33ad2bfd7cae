#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <concepts>
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

/// The reader's pattern, filled; the English one where his cannot be.
std::string filledWords(const char* english, fmt::format_args args);

/// Numbers as C prints them, with the reader's marks: "1,234.5 ± 0.1" → "1.234,5 ± 0,1".
std::string readersMarks(std::string_view printed);

/// The same grouped from 10,000 on: "12345.6" → "12,345.6".
std::string readersNumber(std::string_view printed);

/// A decimal number within a text, formatted as itself but with the reader's mark.
template <std::floating_point Value>
struct ReadersDecimal {
    Value value;
};

template <class Value>
const Value& readersForm(const Value& value) {
    return value;
}

template <std::floating_point Value>
ReadersDecimal<Value> readersForm(const Value& value) {
    return {value};
}

/// words("{} of {} rows", some, all): a whole sentence a pattern, so that another language can
/// order it as "{1} … {0}".
template <class... Values>
std::string words(fmt::format_string<const Values&...> english, const Values&... values) {
    const auto fill = [&](const auto&... forms) {
        return filledWords(fmt::string_view(english).data(), fmt::make_format_args(forms...));
    };
    return fill(readersForm(values)...);
}

}  // namespace ardent

template <class Value>
struct fmt::formatter<ardent::ReadersDecimal<Value>> : fmt::formatter<Value> {
    auto format(const ardent::ReadersDecimal<Value>& number, format_context& context) const {
        memory_buffer printed;
        format_context plain(appender(printed), context.args());
        fmt::formatter<Value>::format(number.value, plain);
        std::string text(printed.data(), printed.size());
        const double size = std::abs(static_cast<double>(number.value));
        const bool isShortened = text.find('e') != std::string::npos && size >= 1. && size < 1e9;
        if (isShortened) text = fmt::format("{:.0f}", number.value);  // all digits before the point
        const std::string shown = ardent::readersNumber(text);
        return std::copy(shown.begin(), shown.end(), context.out());
    }
};

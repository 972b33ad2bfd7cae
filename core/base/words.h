#pragma once

#include <fmt/format.h>

#include <string>

namespace ardent {

/// The reader's text for an English one, which comes back where there is none. It is asked from any
/// thread.
using Translate = std::string (*)(const char* english);

/// Whom words() asks from now on; null, as at the start: texts stay English.
void translateWith(Translate);

/// Text of a figure in the reader's language. What stands between these parentheses in core/figure
/// is found by ui/figure_texts.cmake.
std::string words(const char* english);

/// The reader's pattern, filled; the English one where his cannot be.
std::string filledWords(const char* english, fmt::format_args args);

/// words("{} of {} rows", some, all): a whole sentence a pattern, so that another language can
/// order it as "{1} … {0}".
template <class First, class... Rest>
std::string words(fmt::format_string<const First&, const Rest&...> english, const First& first,
                  const Rest&... rest) {
    return filledWords(fmt::string_view(english).data(), fmt::make_format_args(first, rest...));
}

}  // namespace ardent

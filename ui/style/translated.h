#pragma once

#include <QString>
#include <string_view>

namespace ardent {

/// Text outside of classes with a tr() of their own, in the language of the window. lupdate finds
/// what stands between these parentheses, and tables of texts by their macro TEXT.
QString translated(const char* text);

/// What a method, an option or a figure says, in the language of the window.
QString translatedCore(std::string_view text);

}  // namespace ardent

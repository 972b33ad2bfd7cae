#pragma once

#include <QString>

namespace ardent {

/// Text outside of classes with a tr() of their own, in the language of the window. lupdate finds
/// what stands between these parentheses, and tables of texts by their macro TEXT.
QString translated(const char* text);

}  // namespace ardent

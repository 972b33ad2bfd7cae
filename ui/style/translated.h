#pragma once

#include <QLocale>
#include <QString>
#include <string_view>

#include "core/base/error.h"

namespace ardent {

/// Text outside of classes with a tr() of their own, in the language of the window. lupdate finds
/// what stands between these parentheses, and tables of texts by their macro TEXT.
QString translated(const char* text);

/// The language that these texts are in from now on; it starts as "en", that of the sources.
void setTextLanguage(const QString& name);

/// "de".
QString textLanguage();

/// What a method, an option or a figure says, in the language of the window.
QString translatedCore(std::string_view text);

/// While one lives, what its thread says, numbers too, is English: for what goes into files.
class InEnglish {
public:
    InEnglish();
    ~InEnglish();
    InEnglish(const InEnglish&) = delete;
    InEnglish& operator=(const InEnglish&) = delete;

    static bool isWanted();
};

/// Whose marks the numbers have.
QLocale numberLocale();

/// What went wrong, in the language of the window.
QString faultText(const Error& fault);

}  // namespace ardent

#pragma once

#include <QString>

#include "core/base/error.h"

namespace ardent {

/// Languages that the window has texts in, such as "de"; besides, "pseudo" is English as a long
/// language with accents would be, to find text that does not fit or is not translated.
QStringList languages();

/// Sets the language of all text that is made from now on and of the numbers in the window; ""
/// takes the system's. Files do not depend on it. Call once the application is made.
Result<void> useLanguage(const QString& name);

/// The language chosen in the window before, as above; "" for the system's.
QString chosenLanguage();
void chooseLanguage(const QString& name);

}  // namespace ardent

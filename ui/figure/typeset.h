#pragma once

#include <QString>

namespace ardent {

/// A true minus but before a zero, short exponents, and no line break within a derivative or
/// between a number and its sign. What looks like a number within a name stays as it is.
QString typeset(QString text);

}  // namespace ardent

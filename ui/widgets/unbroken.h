#pragma once

#include <QString>

namespace ardent {

/// The text with its formulas each on one line: no break beside "=", "+" and the like, after "Σ" or
/// before "cos(".
QString unbroken(QString text);

}  // namespace ardent

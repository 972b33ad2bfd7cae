#pragma once

#include <QString>

namespace ardent {

/// There is such a project, and it has not been saved since that copy of its later state was.
bool isStillBehind(const QString& project, const QString& copy);

}  // namespace ardent

#pragma once

#include <QStringList>

namespace ardent {

/// The files opened last, newest first; remembered in the settings.
QStringList recentFiles();
void rememberFile(const QString& path);
void forgetFile(const QString& path);

}  // namespace ardent

#pragma once

#include <QStringList>

namespace ardent {

/// The files that are pinned, then others opened last, newest first; remembered in the settings.
QStringList recentFiles();
void rememberFile(const QString& path);
void forgetFile(const QString& path);

/// A pinned file stays on the list until it is taken off.
bool isPinned(const QString& path);
void pinFile(const QString& path, bool pinned);

}  // namespace ardent

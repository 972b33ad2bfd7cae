#include "ui/start/recent_files.h"

#include <QFileInfo>
#include <QSettings>

namespace ardent {

namespace {

constexpr QLatin1String kKey("start/recentFiles");
constexpr qsizetype kKept = 10;

}  // namespace

QStringList recentFiles() {
    return QSettings().value(kKey).toStringList();
}

void rememberFile(const QString& path) {
    const QString canonical = QFileInfo(path).canonicalFilePath();
    if (canonical.isEmpty()) return;
    QStringList files = recentFiles();
    files.removeAll(canonical);
    files.prepend(canonical);
    QSettings().setValue(kKey, files.mid(0, kKept));
}

void forgetFile(const QString& path) {
    QStringList files = recentFiles();
    files.removeAll(path);
    QSettings().setValue(kKey, files);
}

}  // namespace ardent

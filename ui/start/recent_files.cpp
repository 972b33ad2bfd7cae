#include "ui/start/recent_files.h"

#include <QFileInfo>
#include <QSettings>
#include <algorithm>

namespace ardent {

namespace {

constexpr QLatin1String kKey("start/recentFiles");
constexpr QLatin1String kPinnedKey("start/pinnedFiles");
constexpr qsizetype kKept = 10;  ///< of those that are not pinned

QStringList pinnedFiles() {
    return QSettings().value(kPinnedKey).toStringList();
}

/// Newest first.
void keep(const QStringList& files) {
    const QStringList pinned = pinnedFiles();
    QStringList kept;
    qsizetype others = 0;
    for (const QString& file : files)
        if (pinned.contains(file) || others++ < kKept) kept << file;
    QSettings().setValue(kKey, kept);
}

}  // namespace

QStringList recentFiles() {
    QStringList files = QSettings().value(kKey).toStringList();
    std::ranges::stable_partition(
        files, [pinned = pinnedFiles()](const QString& file) { return pinned.contains(file); });
    return files;
}

void rememberFile(const QString& path) {
    const QString canonical = QFileInfo(path).canonicalFilePath();
    if (canonical.isEmpty()) return;
    QStringList files = QSettings().value(kKey).toStringList();
    files.removeAll(canonical);
    files.prepend(canonical);
    keep(files);
}

void forgetFile(const QString& path) {
    pinFile(path, false);
    QStringList files = QSettings().value(kKey).toStringList();
    files.removeAll(path);
    keep(files);
}

bool isPinned(const QString& path) {
    return pinnedFiles().contains(path);
}

void pinFile(const QString& path, bool pinned) {
    QStringList files = pinnedFiles();
    files.removeAll(path);
    if (pinned) files << path;
    QSettings().setValue(kPinnedKey, files);
}

}  // namespace ardent

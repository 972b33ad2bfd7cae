#pragma once

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QString>
#include <QStringList>
#include <stdexcept>

#include "tests/support/places.h"

namespace ardent::test {

inline const QString kSourceDir = QString::fromUtf8(kSourceRoot);
inline const QString kBinaryDir = QString::fromUtf8(kBuildRoot);

/// Paths relative to the root of the sources, sorted; `folder` is searched to its depths.
inline QStringList filesUnder(const QString& folder, const QStringList& patterns) {
    const QDir root(kSourceDir);
    QStringList files;
    QDirIterator entries(root.filePath(folder), patterns, QDir::Files | QDir::Hidden,
                         QDirIterator::Subdirectories);
    while (entries.hasNext()) files << root.relativeFilePath(entries.next());
    files.sort();
    return files;
}

/// All C++ files of the project.
inline QStringList cppFiles() {
    QStringList files;
    for (const char* folder : {"app", "core", "ui", "tests"}) {
        files << filesUnder(folder, {"*.h", "*.cpp"});
    }
    return files;
}

/// `path` is relative to the root of the sources, or absolute.
inline QString readText(const QString& path) {
    QFile file(QDir(kSourceDir).filePath(path));
    if (!file.open(QIODevice::ReadOnly)) {
        throw std::runtime_error("cannot read " + file.fileName().toStdString());
    }
    return QString::fromUtf8(file.readAll());
}

enum class Quoting { Any, OwnHeaders };

/// What stands between the brackets or quotes of every #include, or only between the quotes.
inline QStringList includesOf(const QString& text, Quoting quoting = Quoting::Any) {
    const QString opening = quoting == Quoting::Any ? "[<\"]" : "\"";
    const QRegularExpression directive("^\\s*#\\s*include\\s*" + opening + "([^>\"]+)[>\"]",
                                       QRegularExpression::MultilineOption);
    QStringList includes;
    for (auto match = directive.globalMatch(text); match.hasNext();) {
        includes << match.next().captured(1);
    }
    return includes;
}

}  // namespace ardent::test

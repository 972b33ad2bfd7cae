#pragma once

#include <QFile>

#include "tests/support/places.h"
#include "tests/support/program.h"

namespace ardent::test {

inline Outcome ardentCli(const QStringList& arguments) {
    return runProgram(inBuild("bin/ardent-cli"), arguments);
}

inline bool write(const QString& path, const QByteArray& text) {
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
}

/// Nothing of a file that is not there.
inline QByteArray read(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace ardent::test

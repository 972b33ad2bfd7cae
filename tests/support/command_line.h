#pragma once

#include <QFile>

#include "tests/support/program.h"

namespace ardent::test {

inline Outcome ardentCli(const QStringList& arguments) {
    return runProgram(ARDENT_BINARY_DIR "/bin/ardent-cli", arguments);
}

inline bool write(const QString& path, const QByteArray& text) {
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size();
}

}  // namespace ardent::test

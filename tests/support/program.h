#pragma once

#include <QProcess>
#include <QString>
#include <QStringList>

#include "tests/support/patience.h"

namespace ardent::test {

/// How a program ended and what it said.
struct Outcome {
    int exitCode = -1;  ///< −1 when it did not start, crashed or took longer than a test waits
    QByteArray output;
    QByteArray error;
};

inline Outcome runProgram(const QString& program, const QStringList& arguments) {
    QProcess process;
    process.start(program, arguments, QIODevice::ReadOnly);
    if (!process.waitForFinished(kPatience)) return {-1, {}, process.errorString().toUtf8()};
    const bool ended = process.exitStatus() == QProcess::NormalExit;
    return {ended ? process.exitCode() : -1, process.readAllStandardOutput(),
            process.readAllStandardError()};
}

}  // namespace ardent::test

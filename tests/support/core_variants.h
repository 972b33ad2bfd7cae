#pragma once

#include <QDir>
#include <QString>
#include <QStringList>
#include <QSysInfo>

#include "tests/support/source_tree.h"

namespace ardent::test {

/// Whether this build was asked for one core library for each x86-64 level.
inline bool builtWithVariants() {
    const QString cache = readText(kBinaryDir + "/CMakeCache.txt");
    return QSysInfo::buildCpuArchitecture() == "x86_64" &&
           cache.contains("\nARDENT_CPU_VARIANTS:BOOL=ON\n") &&
           !cache.contains("\nARDENT_OWN_LEVEL:BOOL=ON\n");
}

/// The levels that have a library of their own besides the plain one: x86-64-v3, x86-64-v4.
inline QStringList builtLevels() {
    return QDir(kBinaryDir + "/lib/glibc-hwcaps").entryList(QDir::Dirs | QDir::NoDotAndDotDot);
}

/// The file of the core library for a level (what computes), or of the plain one for an empty name.
inline QString coreLibrary(const QString& level) {
    const QString folder = level.isEmpty() ? QString() : "glibc-hwcaps/" + level + '/';
    return kBinaryDir + "/lib/" + folder + "libardent_core.so";
}

}  // namespace ardent::test

#pragma once

#include <QString>

namespace ardent::test {

// Defined beside the programs, so that what is compiled does not depend on where it is.
extern const char* const kSourceRoot;
extern const char* const kBuildRoot;

/// A file of the sources; `path` is relative to their root.
inline QString inSources(const QString& path) {
    return QString::fromUtf8(kSourceRoot) + QLatin1Char('/') + path;
}

/// A file that was built.
inline QString inBuild(const QString& path) {
    return QString::fromUtf8(kBuildRoot) + QLatin1Char('/') + path;
}

}  // namespace ardent::test

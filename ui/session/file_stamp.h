#pragma once

#include <QDateTime>
#include <QString>

namespace ardent {

/// What changes when a file does.
struct FileStamp {
    qint64 bytes = 0;
    QDateTime written;  ///< invalid where there is no file

    bool operator==(const FileStamp&) const = default;
};

FileStamp stampOf(const QString& path);

}  // namespace ardent

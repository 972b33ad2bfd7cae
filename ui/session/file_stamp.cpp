#include "ui/session/file_stamp.h"

#include <QFileInfo>

namespace ardent {

FileStamp stampOf(const QString& path) {
    const QFileInfo file(path);
    return {file.size(), file.lastModified()};
}

}  // namespace ardent

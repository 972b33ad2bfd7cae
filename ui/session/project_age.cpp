#include "ui/session/project_age.h"

#include <QFileInfo>

namespace ardent {

bool isStillBehind(const QString& project, const QString& copy) {
    const QFileInfo file(project);
    return file.isFile() && file.lastModified() <= QFileInfo(copy).lastModified();
}

}  // namespace ardent

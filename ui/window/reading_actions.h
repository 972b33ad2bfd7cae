#pragma once

#include <QObject>

#include "ui/import/reading_dialog.h"

namespace ardent {

class Actions;
class Banner;
class ProjectActions;
class Session;

/// Opens the reading options of the table that is there; and offers those of a file that cannot be
/// read, or not in one way only, where the banner tells of it.
class ReadingActions : public QObject {
    Q_OBJECT

public:
    ReadingActions(Session&, Actions&, Banner&, ProjectActions&, QWidget& window);

    void open();  ///< of the table that is there

private:
    ReadingDialog* openFor(const QString& path);
    void offerFor(const QString& path);
    void lookAtRefused(const QString& path);
    void lookAtOpened(const QString& path);
    void allow();

    Session& session_;
    Actions& actions_;
    Banner& banner_;
    ProjectActions& projects_;
    QWidget& window_;
    ReadingJobs jobs_;
    Background looker_;
};

}  // namespace ardent

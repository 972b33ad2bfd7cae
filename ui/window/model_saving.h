#pragma once

#include <QObject>

#include "ui/session/background.h"

class QWidget;

namespace ardent {

class Actions;
class Session;
class StatusLine;
struct FileDialogs;

/// Writes the model of the selected run to a file, which `ardent-cli predict` and the other
/// commands read, in the background.
class ModelSaving : public QObject {
    Q_OBJECT

public:
    ModelSaving(Session&, Actions&, StatusLine&, const FileDialogs&, QWidget& window);

private:
    void ask();
    void saveTo(const QString& path, int run);
    void allow();

    Session& session_;
    Actions& actions_;
    StatusLine& status_;
    const FileDialogs& dialogs_;
    QWidget& window_;
    Background writer_{Background::Jobs::InOrder};
};

}  // namespace ardent

#pragma once

#include <QObject>

class QStatusBar;
class QToolButton;

namespace ardent {

class Actions;
class Session;

/// The notes on the current run's rows and columns: how many there are stands in the status bar,
/// and the command lists them.
class RunNotes : public QObject {
    Q_OBJECT

public:
    RunNotes(Session& session, Actions& actions, QStatusBar& bar);

private:
    void update();
    void show();

    Session& session_;
    Actions& actions_;
    QToolButton* count_;
};

}  // namespace ardent

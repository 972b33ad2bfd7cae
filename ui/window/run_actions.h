#pragma once

#include <QObject>

class QWidget;

namespace ardent {

class Actions;
class RunsDock;
class Session;

/// Ties the run commands to the session and the table of runs, and says on each button what it does
/// now or what is missing.
class RunActions : public QObject {
    Q_OBJECT

public:
    RunActions(Session& session, Actions& actions, RunsDock& dock, QWidget* window);

private:
    void connectCurrent(RunsDock& dock);
    void slower();
    void update();
    void updatePace();
    void updateCurrent();

    Session& session_;
    Actions& actions_;
};

}  // namespace ardent

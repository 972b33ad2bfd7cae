#pragma once

#include <QObject>

class QWidget;

namespace ardent {

class Actions;
class Session;

/// Ties the run commands to the session and says on each button what it does now or what is
/// missing.
class RunActions : public QObject {
    Q_OBJECT

public:
    RunActions(Session& session, Actions& actions, QWidget* window);

private:
    void update();

    Session& session_;
    Actions& actions_;
};

}  // namespace ardent

#pragma once

#include <QObject>

class QLabel;
class QStatusBar;

namespace ardent {

class Session;

/// Fills the status bar: what is going on, ticks per second, training time, rows and columns,
/// threads.
class StatusLine : public QObject {
    Q_OBJECT

public:
    StatusLine(Session& session, QStatusBar& bar);

private:
    void update();
    QString activity() const;
    QString runActivity() const;

    Session& session_;
    QStatusBar& bar_;
    QLabel* activity_;
    QLabel* speed_;
    QLabel* time_;
    QLabel* size_;
};

}  // namespace ardent

#pragma once

#include <QObject>
#include <QTimer>

class QLabel;
class QStatusBar;

namespace ardent {

class Session;

/// Fills the status bar: what is going on, ticks per second, training time; where there is room,
/// rows and columns, which the Data panel tells too, and threads. Its messages stand in the place
/// of what is going on: those of QStatusBar are painted below widgets that a change between window
/// and full screen shows again.
class StatusLine : public QObject {
    Q_OBJECT

public:
    StatusLine(Session& session, QStatusBar& bar);

    /// For so many milliseconds, or until the next say(); "" ends it.
    void say(const QString& message, int duration);
    const QString& message() const { return message_; }
    /// What the command below the mouse does, before all else; "" for none.
    void explain(const QString& command);

signals:
    void said(const QString& message);

protected:
    bool eventFilter(QObject* object, QEvent* event) override;

private:
    bool isNarrow() const;
    void update();
    QString activity() const;
    QString runActivity() const;

    Session& session_;
    QStatusBar& bar_;
    QLabel* activity_;
    QString reading_;
    QString message_;
    QString command_;
    QTimer fading_;
    QLabel* speed_;
    QLabel* time_;
    QLabel* size_;
    QLabel* threads_;
};

}  // namespace ardent

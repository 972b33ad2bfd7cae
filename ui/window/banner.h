#pragma once

#include <QFrame>
#include <functional>

#include "ui/session/session.h"

class QBoxLayout;
class QLabel;
class QMainWindow;
class QPushButton;

namespace ardent {

/// Says once what went wrong and what to do, across the foot of its window, where it covers
/// nothing. The newest trouble replaces the older one; it goes once its cause is mended or a run
/// begins, but not when the queue goes on after a run that has failed.
class Banner : public QFrame {
    Q_OBJECT

public:
    Banner(Session& session, QMainWindow& window);

    void show(const QString& text, Cause cause);
    /// Adds a button to the trouble that is told, as long as it is.
    void offer(const QString& remedy, const QString& help, const std::function<void()>& take);
    struct Answer {
        QString label, help;
    };
    /// A question with two answers, until one is given, or something else is told.
    void ask(const QString& text, const Answer& yes, const Answer& no,
             const std::function<void(bool)>& answer);
    QString text() const;

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* window, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void say(const QString& text, Cause cause);
    void mend(Cause cause);
    void placeButtons(int width);
    void takeRoom();

    QMainWindow& window_;
    Cause cause_ = Cause::Run;
    QPushButton* remedy_;
    QPushButton* yes_;
    QPushButton* no_;
    QLabel* text_;
    QBoxLayout* body_;     ///< text and buttons
    QBoxLayout* buttons_;  ///< in it
};

}  // namespace ardent

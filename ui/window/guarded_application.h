#pragma once

#include <QApplication>
#include <functional>

namespace ardent {

class MainWindow;

/// A program that an error of its own ends, with what is not saved kept. What escapes from the
/// handling of an event reaches `end`, once; nothing that follows from it is told again.
class GuardedApplication : public QApplication {
    Q_OBJECT

public:
    using QApplication::QApplication;

    bool notify(QObject* receiver, QEvent* event) override;

    /// What is done with what went wrong. Nothing: it goes on to the caller.
    std::function<void(const QString& what)> end;

private:
    bool isEnding_ = false;
};

/// Keeps what is not saved, says so in a box and on standard error, and ends the program with an
/// error. What may be broken is not taken apart.
[[noreturn]] void endAfter(MainWindow& window, const QString& what);

}  // namespace ardent

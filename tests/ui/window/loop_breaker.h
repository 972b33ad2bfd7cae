#pragma once

#include <QApplication>
#include <QDialog>
#include <QTimer>

namespace ardent::test {

/// Ends what waits for an answer in a loop of its own, such as a menu or a file dialog, for nothing
/// else can happen until then.
class LoopBreaker : public QObject {
public:
    LoopBreaker() {
        connect(&timer_, &QTimer::timeout, this, [this] {
            if (!isActing) return;
            if (QWidget* popup = QApplication::activePopupWidget()) popup->close();
            if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget()))
                dialog->reject();
        });
        timer_.start(1);
    }

    bool isActing = false;

private:
    QTimer timer_;
};

}  // namespace ardent::test

#pragma once

#include <QList>
#include <QObject>
#include <QPointer>
#include <QSize>
#include <QTimer>

class QDockWidget;
class QMainWindow;

namespace ardent {

class Appearance;

/// The window on the whole screen, with large type and without panels and menus, for a lecture.
/// Leaving it puts everything back as it was.
class Presentation : public QObject {
    Q_OBJECT

public:
    Presentation(QMainWindow& window, Appearance& appearance);

    void show(bool on);
    bool isOn() const { return isOn_; }

private:
    void giveBackSize();

    QMainWindow& window_;
    Appearance& appearance_;
    bool isOn_ = false;
    bool wasMaximized_ = false;
    QSize size_;
    QPoint place_;
    QTimer settling_;
    QList<QPointer<QDockWidget>> hidden_;
    QPointer<QWidget> focused_;  ///< before
};

}  // namespace ardent

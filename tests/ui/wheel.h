#pragma once

#include <QCoreApplication>
#include <QWheelEvent>
#include <QWidget>

namespace ardent::test {

/// Over a place of the widget; positive notches zoom in.
inline void turnWheel(QWidget& widget, QPoint at, int notches) {
    QWheelEvent event(at, widget.mapToGlobal(at), QPoint(), QPoint(0, 120 * notches), Qt::NoButton,
                      Qt::NoModifier, Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&widget, &event);
}

}  // namespace ardent::test

#pragma once

#include <QCoreApplication>
#include <QWheelEvent>
#include <QWidget>

namespace ardent::test {

enum class Turn { Upright, Sideways };

/// Over a place of the widget; positive notches zoom in.
inline void turnWheel(QWidget& widget, QPoint at, int notches, Turn turn = Turn::Upright) {
    const int angle = 120 * notches;
    const QPoint turned = turn == Turn::Upright ? QPoint(0, angle) : QPoint(angle, 0);
    QWheelEvent event(at, widget.mapToGlobal(at), QPoint(), turned, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&widget, &event);
}

}  // namespace ardent::test

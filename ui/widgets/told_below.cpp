#include "ui/widgets/told_below.h"

#include <QGuiApplication>
#include <QTimer>
#include <QToolTip>
#include <QWidget>

namespace ardent {

void tellBelow(const QWidget& field, const QString& sentence) {
    if (!field.isVisible()) return;
    auto* due = new QTimer(const_cast<QWidget*>(&field));
    QObject::connect(due, &QTimer::timeout, &field, [due, &field, sentence] {
        constexpr int kWhilePressed = 50;  // ms
        if (QGuiApplication::mouseButtons() != Qt::NoButton) return due->start(kWhilePressed);
        due->stop();
        due->deleteLater();
        if (field.isVisible() && field.isActiveWindow())
            QToolTip::showText(field.mapToGlobal(QPoint(0, field.height())), sentence);
    });
    due->start(0);
}

}  // namespace ardent

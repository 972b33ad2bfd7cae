#include "ui/widgets/told_below.h"

#include <QGuiApplication>
#include <QTextDocument>
#include <QTimer>
#include <QToolTip>
#include <QWidget>

namespace ardent {

void tellBelow(const QWidget& field, const QString& sentence) {
    if (!field.isVisible()) return;
    const QString plain =
        Qt::mightBeRichText(sentence) ? Qt::convertFromPlainText(sentence) : sentence;
    auto* due = new QTimer(const_cast<QWidget*>(&field));
    QObject::connect(due, &QTimer::timeout, &field, [due, &field, plain] {
        constexpr int kWhilePressed = 50;  // ms
        if (QGuiApplication::mouseButtons() != Qt::NoButton) return due->start(kWhilePressed);
        due->stop();
        due->deleteLater();
        if (field.isVisible() && field.isActiveWindow())
            QToolTip::showText(field.mapToGlobal(QPoint(0, field.height())), plain);
    });
    due->start(0);
}

}  // namespace ardent

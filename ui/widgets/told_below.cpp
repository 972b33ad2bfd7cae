#include "ui/widgets/told_below.h"

#include <QTextDocument>
#include <QTimer>
#include <QToolTip>
#include <QWidget>

namespace ardent {

void tellBelow(const QWidget& field, const QString& sentence) {
    if (!field.isVisible()) return;
    const QString plain =
        Qt::mightBeRichText(sentence) ? Qt::convertFromPlainText(sentence) : sentence;
    QTimer::singleShot(0, &field, [&field, plain] {
        if (field.isVisible())
            QToolTip::showText(field.mapToGlobal(QPoint(0, field.height())), plain);
    });
}

}  // namespace ardent

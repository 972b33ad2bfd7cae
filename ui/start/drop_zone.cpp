#include "ui/start/drop_zone.h"

#include <QMimeData>
#include <QPainter>
#include <QUrl>

#include "ui/widgets/palette_theme.h"

namespace ardent {

void DropZone::paintEvent(QPaintEvent*) {
    const Theme& colours = theme(themeOf(palette()));
    const double corner = fontMetrics().height() / 3.;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colours.mutedText, 1., Qt::DashLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), corner, corner);
}

QString droppedFile(const QMimeData& data) {
    const QList<QUrl> urls = data.urls();
    return urls.size() == 1 && urls.front().isLocalFile() ? urls.front().toLocalFile() : QString();
}

}  // namespace ardent

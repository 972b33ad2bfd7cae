#include "ui/figure/selected_part.h"

namespace ardent {

void drawSelectedPart(QPainter& painter, QRectF part, QRgb colour, const DrawStyle& style) {
    const double width = style.px(0.9);
    painter.save();
    painter.setPen(
        QPen(style.colours().plotText, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(QColor(colour));
    painter.drawRect(part.adjusted(width / 2., width / 2., -width / 2., -width / 2.));
    painter.restore();
}

}  // namespace ardent

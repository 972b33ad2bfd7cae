#include "ui/figure/selected_part.h"

#include <algorithm>

namespace ardent {

void drawSelectedPart(QPainter& painter, QRectF part, QRgb colour, const DrawStyle& style) {
    const double width = style.px(0.9);
    const bool isFramed = std::min(part.width(), part.height()) > 6. * width;
    painter.save();
    painter.setBrush(QColor(colour));
    if (!isFramed) {
        painter.setPen(Qt::NoPen);
        painter.drawRect(part);
        return painter.restore();
    }
    painter.setPen(
        QPen(style.colours().plotText, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.drawRect(part.adjusted(width / 2., width / 2., -width / 2., -width / 2.));
    painter.restore();
}

}  // namespace ardent

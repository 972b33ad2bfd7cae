#include "ui/figure/haloed_line.h"

namespace ardent {

void HaloedLine::drawHalo(QCPPainter& painter) const {
    QVector<QPointF> points;
    getLines(&points, QCPDataRange(0, dataCount()));
    painter.setPen(halo_);
    drawLinePlot(&painter, points);
}

void LineHalo::draw(QCPPainter* painter) {
    if (line_.hasHalo() && line_.data()->size() > 0) line_.drawHalo(*painter);
}

}  // namespace ardent

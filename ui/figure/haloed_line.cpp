#include "ui/figure/haloed_line.h"

namespace ardent {

void HaloedLine::drawLinePlot(QCPPainter* painter, const QVector<QPointF>& points) const {
    if (halo_.style() != Qt::NoPen) {
        const QPen line = painter->pen();
        painter->setPen(halo_);
        QCPGraph::drawLinePlot(painter, points);
        painter->setPen(line);
    }
    QCPGraph::drawLinePlot(painter, points);
}

}  // namespace ardent

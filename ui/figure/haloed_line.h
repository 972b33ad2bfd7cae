#pragma once

#include <qcustomplot.h>

namespace ardent {

/// A line that can be set off from those beneath it by an edge in the colour of the ground.
class HaloedLine : public QCPGraph {
public:
    using QCPGraph::QCPGraph;

    void setHalo(const QPen& halo) { halo_ = halo; }  ///< Qt::NoPen for none

protected:
    void drawLinePlot(QCPPainter* painter, const QVector<QPointF>& points) const override;

private:
    QPen halo_ = Qt::NoPen;
};

}  // namespace ardent

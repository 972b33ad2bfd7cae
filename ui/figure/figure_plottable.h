#pragma once

#include <qcustomplot.h>

#include "ui/figure/draw_style.h"

namespace ardent {

/// Something drawn between the plot's x and y axes whose axis ranges are set from the figure.
class FigurePlottable : public QCPAbstractPlottable {
public:
    FigurePlottable(QCustomPlot& plot, const QString& layer);

    double selectTest(const QPointF&, bool, QVariant*) const override { return -1.; }
    QCPRange getKeyRange(bool& found, QCP::SignDomain) const override;
    QCPRange getValueRange(bool& found, QCP::SignDomain, const QCPRange&) const override;

protected:
    void drawLegendIcon(QCPPainter*, const QRectF&) const override {}
    QPointF pixel(double x, double y) const;
    QRectF axesRect() const;
};

}  // namespace ardent

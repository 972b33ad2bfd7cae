#include "ui/figure/figure_plottable.h"

namespace ardent {

FigurePlottable::FigurePlottable(QCustomPlot& plot, const QString& layerName)
    : QCPAbstractPlottable(plot.xAxis, plot.yAxis) {
    setSelectable(QCP::stNone);
    setLayer(layerName);
}

QCPRange FigurePlottable::getKeyRange(bool& found, QCP::SignDomain) const {
    found = false;
    return {};
}

QCPRange FigurePlottable::getValueRange(bool& found, QCP::SignDomain, const QCPRange&) const {
    found = false;
    return {};
}

QPointF FigurePlottable::pixel(double x, double y) const {
    return {keyAxis()->coordToPixel(x), valueAxis()->coordToPixel(y)};
}

QRectF FigurePlottable::axesRect() const {
    const QCPAxisRect& rect = *keyAxis()->axisRect();
    return QRectF(QPointF(rect.topLeft()), QSizeF(rect.size()));
}

}  // namespace ardent

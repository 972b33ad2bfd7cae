#pragma once

#include <qcustomplot.h>

namespace ardent::test {

template <class Element>
Element* elementOf(const QCustomPlot& plot) {
    for (QCPLayoutElement* element : plot.plotLayout()->elements(true)) {
        if (auto* found = dynamic_cast<Element*>(element)) return found;
    }
    return nullptr;
}

/// The colour that stands at a place of the axes.
inline auto coloursOf(QCustomPlot& plot) {
    return
        [&plot, image = plot.toPixmap(plot.width(), plot.height()).toImage()](double x, double y) {
            return image.pixelColor(qRound(plot.xAxis->coordToPixel(x)),
                                    qRound(plot.yAxis->coordToPixel(y)));
        };
}

}  // namespace ardent::test

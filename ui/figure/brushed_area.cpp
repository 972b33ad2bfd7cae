#include "ui/figure/brushed_area.h"

#include <algorithm>

#include "core/figure/row_places.h"
#include "ui/figure/figure_drawing.h"

namespace ardent {

namespace {

BrushedArea areaOf(const QCustomPlot& plot, const Figure& figure, const QRect& pixels) {
    const auto range = [](const QCPAxis& axis, double a, double b) {
        const auto [low, high] = std::minmax({axis.pixelToCoord(a), axis.pixelToCoord(b)});
        return Range{low, high};
    };
    BrushedArea area{range(*plot.xAxis, pixels.left(), pixels.right()),
                     range(*plot.yAxis, pixels.top(), pixels.bottom())};
    area.rows = rowsWithin(figure, area.x, area.y);
    return area;
}

}  // namespace

BrushedArea clickedArea(const QCustomPlot& plot, const Figure& figure, const FigureDrawing& drawing,
                        QRect pixels) {
    pixels.moveCenter(drawing.placeUnder(pixels.center()).toPoint());
    return areaOf(plot, figure, pixels);
}

BrushedArea bandedArea(const QCustomPlot& plot, const Figure& figure, const FigureDrawing& drawing,
                       const QRect& pixels) {
    BrushedArea area = areaOf(plot, figure, pixels);
    area.rows = drawing.rowsAsDrawn(area.rows, pixels);
    return area;
}

}  // namespace ardent

#include "ui/figure/row_on_place.h"

#include <qcustomplot.h>

#include <cmath>

namespace ardent {

std::optional<std::int32_t> rowOnPlace(const Figure& figure, double x, double y) {
    std::optional<std::int32_t> row;
    for (const Points& cloud : layers<Points>(figure))
        for (std::size_t i = 0; i < cloud.rows.size(); ++i) {
            if (cloud.x[i] != x || cloud.y[i] != y) continue;
            if (row && *row != cloud.rows[i]) return std::nullopt;
            row = cloud.rows[i];
        }
    return row;
}

std::optional<std::int32_t> rowNextTo(const Figure& figure, const QCustomPlot& plot,
                                      QPointF pixel) {
    double nearest = kReach;
    QPointF place;
    for (const Points& points : layers<Points>(figure))
        for (std::size_t i = 0; i < points.rows.size(); ++i) {
            const double distance = std::hypot(plot.xAxis->coordToPixel(points.x[i]) - pixel.x(),
                                               plot.yAxis->coordToPixel(points.y[i]) - pixel.y());
            if (!(distance < nearest)) continue;
            nearest = distance;
            place = {points.x[i], points.y[i]};
        }
    return nearest < kReach ? rowOnPlace(figure, place.x(), place.y()) : std::nullopt;
}

}  // namespace ardent

#include "ui/figure/marker.h"

#include <QPolygonF>
#include <cmath>
#include <numbers>

namespace ardent {

namespace {

constexpr int kShapes = 7;

/// Regular polygon of the given circumradius, its first corner at `degrees` clockwise from the top.
QPolygonF polygon(QPointF centre, int corners, double radius, double degrees) {
    QPolygonF shape;
    for (int i = 0; i < corners; ++i) {
        const double angle = (degrees + 360. * i / corners) * std::numbers::pi / 180.;
        shape << centre + radius * QPointF(std::sin(angle), -std::cos(angle));
    }
    return shape;
}

}  // namespace

MarkerShape markerShape(int position) {
    return static_cast<MarkerShape>(((position % kShapes) + kShapes) % kShapes);
}

void drawMarker(QPainter& painter, MarkerShape shape, QPointF centre, double size) {
    const double r = size / 2.;
    switch (shape) {
        case MarkerShape::Circle:
            painter.drawEllipse(centre, r, r);
            break;
        case MarkerShape::Square:
            painter.drawRect(
                QRectF(centre.x() - 0.88 * r, centre.y() - 0.88 * r, 1.76 * r, 1.76 * r));
            break;
        case MarkerShape::Triangle:
            painter.drawPolygon(polygon(centre + QPointF(0., 0.2 * r), 3, 1.3 * r, 0.));
            break;
        case MarkerShape::Diamond:
            painter.drawPolygon(polygon(centre, 4, 1.25 * r, 0.));
            break;
        case MarkerShape::Pentagon:
            painter.drawPolygon(polygon(centre, 5, 1.1 * r, 0.));
            break;
        case MarkerShape::TriangleDown:
            painter.drawPolygon(polygon(centre - QPointF(0., 0.2 * r), 3, 1.3 * r, 180.));
            break;
        case MarkerShape::Hexagon:
            painter.drawPolygon(polygon(centre, 6, 1.08 * r, 30.));
            break;
    }
}

void drawOpenCross(QPainter& painter, QPointF centre, double size, double arm) {
    const double inner = 0.5 * size, outer = inner + arm;
    for (const QPointF& way :
         {QPointF(1., 1.), QPointF(1., -1.), QPointF(-1., 1.), QPointF(-1., -1.)}) {
        const QPointF unit = way / std::numbers::sqrt2;
        painter.drawLine(centre + inner * unit, centre + outer * unit);
    }
}

void drawCross(QPainter& painter, QPointF centre, double size) {
    const double r = size / 2.;
    painter.drawLine(centre - QPointF(r, r), centre + QPointF(r, r));
    painter.drawLine(centre - QPointF(r, -r), centre + QPointF(r, -r));
}

}  // namespace ardent

#pragma once

#include <QPainter>
#include <QPointF>

namespace ardent {

enum class MarkerShape { Circle, Square, Triangle, Diamond, Pentagon, TriangleDown, Hexagon };

/// The shape of a run or a class. Seven shapes beside eight colours: a pair comes back after 56
/// positions.
MarkerShape markerShape(int position);

/// Draws with the painter's pen and brush; shapes of one size look equally heavy.
void drawMarker(QPainter&, MarkerShape, QPointF centre, double size);

/// A diagonal cross around a marker of that size, which stays in sight: "misclassified".
void drawOpenCross(QPainter&, QPointF centre, double size, double arm);

/// A diagonal cross: a gap in a line.
void drawCross(QPainter&, QPointF centre, double size);

}  // namespace ardent

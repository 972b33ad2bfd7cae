#pragma once

#include <QRect>
#include <cstdint>
#include <vector>

#include "core/base/range.h"

class QCustomPlot;

namespace ardent {

struct Figure;
class FigureDrawing;

/// A rectangle that was drawn on a figure, in its coordinates.
struct BrushedArea {
    Range x, y;
    bool adds = false;                    ///< to what was brushed before
    std::vector<std::int32_t> rows = {};  ///< of the table that it picks, ascending
};

/// Picks all rows of the place that is drawn under the middle of the pixels.
BrushedArea clickedArea(const QCustomPlot&, const Figure&, const FigureDrawing&, QRect pixels);

/// Picks the rows that are drawn within the pixels.
BrushedArea bandedArea(const QCustomPlot&, const Figure&, const FigureDrawing&,
                       const QRect& pixels);

}  // namespace ardent

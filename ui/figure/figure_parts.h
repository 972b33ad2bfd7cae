#pragma once

#include <qcustomplot.h>

#include <optional>

#include "core/figure/figure.h"
#include "ui/figure/draw_style.h"

namespace ardent {

/// What a person can point at in a figure of bars, cells or a graph: bars and edges in their order,
/// cells row by row.
Index partCount(const Figure&);
std::optional<Index> partAt(const Figure&, const QCustomPlot&, const DrawStyle&, QPointF pixel);

/// "a × b".
std::string partName(const Figure&, Index part);

/// The part that an arrow key leads to: in cells that way, else the next or the one before.
Index neighbourOf(const Figure&, Index part, int right, int down);

}  // namespace ardent

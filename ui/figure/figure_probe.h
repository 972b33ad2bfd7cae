#pragma once

#include <QPointF>
#include <QString>

#include "core/figure/figure.h"
#include "ui/figure/draw_style.h"

class QCustomPlot;

namespace ardent {

/// What lies under a pixel of the plot, with its numbers: the row's full name and value, the
/// nearest point of data or of a curve, or the bin. Empty when there is nothing near, and for a
/// field, which is read at the mouse.
QString describe(const Figure& figure, const QCustomPlot& plot, QPointF pixel,
                 const DrawStyle& style = {});

/// The same where it is of one row of the table, else nothing.
QString describeRow(const Figure& figure, const QCustomPlot& plot, QPointF pixel);

}  // namespace ardent

#pragma once

#include <QPointF>
#include <QString>

#include "core/figure/figure.h"
#include "ui/figure/draw_style.h"

class QCustomPlot;

namespace ardent {

/// What lies under a pixel of the plot, with its numbers: the row's full name and value, the
/// nearest point of data or of a curve, the bin, or the field's prediction. Empty when there is
/// nothing near.
QString describe(const Figure& figure, const QCustomPlot& plot, QPointF pixel,
                 const DrawStyle& style = {});

/// The same where it is of one row of the table, else nothing; of a field the row alone.
QString describeRow(const Figure& figure, const QCustomPlot& plot, QPointF pixel);

}  // namespace ardent

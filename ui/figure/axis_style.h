#pragma once

#include <qcustomplot.h>

#include "core/figure/figure.h"
#include "ui/figure/draw_style.h"

namespace ardent {

/// Fonts, colours, scale and ticks of an axis: at the names, or where there are none at numbers.
void styleAxis(QCPAxis&, const Axis&, QSharedPointer<QCPAxisTicker> names, const DrawStyle&);

}  // namespace ardent

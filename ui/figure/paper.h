#pragma once

#include <QPaintDevice>
#include <QSizeF>

#include "core/figure/figure.h"
#include "ui/figure/draw_style.h"

namespace ardent {

/// Draws the whole figure into a device that is `target` of its own units large, laid out at
/// `layoutDpi` for a sheet of this size. Vectors stay vectors.
void drawOnPaper(const Figure&, DrawStyle, QSizeF sheetMm, double layoutDpi, QPaintDevice&,
                 QSizeF target, bool vector);

}  // namespace ardent

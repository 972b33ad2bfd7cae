#pragma once

#include <QPaintDevice>
#include <QSizeF>

#include "core/figure/figure.h"
#include "ui/figure/draw_style.h"

namespace ardent {

/// Draws the whole figure into a device that is `target` of its own units large. It is laid out for
/// a sheet of this size in the same way whatever the device, so that all have the same lines and
/// rows. Vectors stay vectors.
void drawOnPaper(const Figure&, DrawStyle, QSizeF sheetMm, QPaintDevice&, QSizeF target,
                 bool vector);

}  // namespace ardent

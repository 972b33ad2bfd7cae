#pragma once

#include <QPainter>

#include "ui/figure/draw_style.h"

namespace ardent {

/// The part of a bar that stands for selected rows: full colour, framed where there is
/// room for it.
void drawSelectedPart(QPainter& painter, QRectF part, QRgb colour, const DrawStyle& style);

}  // namespace ardent

#pragma once

#include <QPointF>
#include <cstdint>
#include <optional>

#include "core/figure/figure.h"

class QCustomPlot;

namespace ardent {

constexpr double kReach = 12.;  ///< pixels from the mouse in which things are told

/// The table's row of the points of that place; nothing where rows are not known or several share
/// the place.
std::optional<std::int32_t> rowOnPlace(const Figure&, double x, double y);

/// The same of the point next to the pixel, within reach.
std::optional<std::int32_t> rowNextTo(const Figure&, const QCustomPlot&, QPointF pixel);

}  // namespace ardent

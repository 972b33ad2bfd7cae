#pragma once

#include <variant>

#include "core/figure/layers/bars.h"
#include "core/figure/layers/cells.h"
#include "core/figure/layers/field.h"
#include "core/figure/layers/graph.h"
#include "core/figure/layers/histogram.h"
#include "core/figure/layers/line.h"
#include "core/figure/layers/points.h"

namespace ardent {

/// Something that is drawn between a figure's axes.
using Layer = std::variant<Series, Bars, Histogram, Field, Points, Cells, Graph>;

}  // namespace ardent

#pragma once

#include <cstdint>
#include <string>

#include "core/figure/figure.h"
#include "core/train/tick_unit.h"

namespace ardent {

/// Heights between which an upright line crosses all of the figure's lines, as far as its axis can
/// show them.
Range heightsOf(const Figure&);

/// An upright line that marks a place on the x axis.
void markPlace(const std::string& name, double x, const Range& heights, Figure&,
               PlaceKind kind = PlaceKind::Other);

/// "kept: epoch 20": names the place of the tick whose model a run keeps.
std::string keptName(TickUnit, std::int64_t tick);

}  // namespace ardent

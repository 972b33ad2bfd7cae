#pragma once

#include <span>

#include "core/figure/figure.h"
#include "core/figure/relevance_figure.h"
#include "core/figure/yardstick.h"

namespace ardent {

/// Gives every bar of a method's own relevance a further one, and says in the note what these are,
/// over which rows, on which scale, and what they mean. An empty figure stays as it is.
void addYardstick(const Measured&, Figure&);

/// One bar a source column of a method that tells no relevance of its own: the first yardstick,
/// the others beside it.
Figure yardstickFigure(std::span<const Measured>, const RelevanceChoice&);

}  // namespace ardent

#pragma once

#include "core/explain/surface.h"
#include "core/figure/figure.h"

namespace ardent {

struct BoundaryChoice {
    Index first = 0;
    Index second = 1;
    Index steps = 96;
    Index maxPoints = 2000;  ///< data points drawn on top; the note says when there are more
};

/// Class regions or the regression surface over two numeric sources, the others at their median or most
/// frequent level (the note says so), with training rows on top.
Figure boundaryFigure(const Predictor&, const Task&, const BoundaryChoice&);

}  // namespace ardent

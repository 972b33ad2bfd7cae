#pragma once

#include "core/figure/figure.h"
#include "core/train/findings.h"

namespace ardent {

struct InteractionChoice {
    Index most = 30;  ///< bars
    int colour = 0;
};

/// One bar a set of variables that act together, "a × b", strongest first.
Figure interactionFigure(const Interactions&, const InteractionChoice&);

}  // namespace ardent

#pragma once

#include <optional>

#include "core/base/go_on.h"
#include "core/explain/explained.h"
#include "core/figure/figure.h"
#include "core/model/predictor.h"
#include "core/train/findings.h"

namespace ardent {

struct BoostingChoice {
    Index round = -1;  ///< rounds of the model that is shown; −1: those of the run's model
    Index first = 0;   ///< numeric sources whose landmark values are varied
    Index second = 1;
    Index steps = 40;  ///< points along each
    int colour = 0;
};

/// Least, quartiles and largest margin (for numbers: absolute error) over the training rows after
/// each round.
Figure boostingMarginsFigure(const Boosting&, const BoostingChoice&);

/// What the round that was added last would have lost with its landmark elsewhere on the plane of
/// two columns, the others where its landmark has them (GBRFF, Figure 1), with the landmark itself.
std::optional<Figure> landmarkLossFigure(const Boosting&, const Task&, const BoostingChoice&,
                                         const GoOn& = always);

}  // namespace ardent

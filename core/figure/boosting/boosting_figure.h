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
    Index output = 0;  ///< class whose learner is drawn, where a round has one for each
    Index steps = 40;  ///< points along each
    int colour = 0;
    bool areResiduals = false;  ///< the margins are |y − H(x)|, as for numbers
};

/// Least, quartiles and largest margin (for numbers: absolute residual) over the training rows
/// after each round.
Figure boostingMarginsFigure(const Boosting&, const BoostingChoice&);

/// What the round that was added last would have lost with its landmark elsewhere on the plane of
/// two columns, the others where its landmark has them (GBRFF, Figure 1), with the landmark itself.
std::optional<Figure> landmarkLossFigure(const Boosting&, const Task&, const BoostingChoice&,
                                         const GoOn& = always);

/// What that round adds, α h, on the same plane: in the target's unit, or in votes for a class
/// before they are calibrated.
std::optional<Figure> weakLearnerFigure(const Boosting&, const Task&, const BoostingChoice&,
                                        const GoOn& = always);

/// Of a picture of the model after the rounds shown.
std::string boostingSumTitle(const Boosting&, const BoostingChoice&);

}  // namespace ardent

#pragma once

#include <string>
#include <vector>

#include "core/figure/loss/loss_curve.h"
#include "core/train/tick_unit.h"

namespace ardent {

/// Neighbouring ticks of which a run tells only what is not drawn.
struct UndrawnTicks {
    Range ticks;                    ///< the first and the last of them
    std::vector<std::string> told;  ///< what instead, in the reader's words: "evidence"
};

/// drawn: one a series.
std::vector<UndrawnTicks> undrawnTicks(const Curve&, const std::vector<bool>& drawn);

/// "steps 13 to 26: only evidence, not drawn".
std::string undrawnName(const UndrawnTicks&, TickUnit);

/// What the first of these ticks logged, where more followed that is drawn; "" where
/// they do not begin the run.
std::string firstStageNote(const LossCurve&, const std::vector<UndrawnTicks>&, bool isAmongOthers);

/// What a run does that logs nothing that is drawn just now; isWithoutLoss: none so far.
std::string stageNote(const LossCurve&, const std::vector<UndrawnTicks>&, bool isWithoutLoss);

}  // namespace ardent

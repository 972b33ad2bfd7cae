#pragma once

#include "core/base/go_on.h"
#include "core/method/ranking/ranking.h"

namespace ardent {

/// How little is lost by leaving out each of the sources that are left: one value each, the least
/// first to go.
using EliminationScores =
    std::function<std::optional<std::vector<double>>(const std::vector<Index>& left, const GoOn&)>;

/// Backward elimination: one tick takes out the share of the sources that matter least, at least
/// one, and just one from 20 downwards. Those out first come last. note: what to add to the reason
/// why it ended.
std::unique_ptr<Ranker> makeElimination(TaskPtr, double share, Message criterion, EliminationScores,
                                        Message note = {});

}  // namespace ardent

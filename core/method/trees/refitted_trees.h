#pragma once

#include <memory>
#include <vector>

#include "core/method/held_out_plan.h"
#include "core/method/judged_trainer.h"
#include "core/method/trees/tree_options.h"

namespace ardent {

/// Boosted trees that waste no row: on every part they are grown until the loss of its rows to
/// score falls no more, and then on all training and validation rows for as many rounds as were
/// best on average, or 100 where there are no parts. heldOutLoss: the lowest of each part, which
/// has chosen its rounds.
std::unique_ptr<JudgedTrainer> refittedTrees(TaskPtr, const BoostedTreesOptions&, Seed,
                                             std::vector<HeldOut> parts);

}  // namespace ardent

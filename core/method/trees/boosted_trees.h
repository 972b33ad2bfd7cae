#pragma once

#include "core/method/judged_trainer.h"
#include "core/method/method.h"
#include "core/method/trees/tree_options.h"

namespace ardent {

/// Gradient boosting of regression trees by XGBoost (Chen & Guestrin 2016). A tick is a round: one
/// tree, or one a class of three or more. Scores begin with the best constant. The rounds of the
/// lowest validation loss are kept, or the constant where none is below it; all without validation
/// rows.
Method boostedTreesMethod();

/// Fault::Usage where the trees do not fit in free memory.
Result<> checkBoostedMemory(const Task&, const BoostedTreesOptions&);

/// On the training rows of a split that need not be the task's.
std::unique_ptr<JudgedTrainer> boostedTreesTrainer(TaskPtr, Split, const BoostedTreesOptions&,
                                                   Seed);

}  // namespace ardent

#pragma once

#include "core/method/lasso/fourier_plan.h"
#include "core/method/lasso/fourier_stage.h"

namespace ardent {

/// What a training of the family has behind it.
struct FourierDone {
    std::int64_t ticks = 0;
    Index prunings = 0;
    bool triedMinor = false, triedLenders = false;
};

/// λ that may follow those of the present fit at most: of every further search, fit, pruning and
/// trial.
std::int64_t ticksAhead(const FourierPlan&, const Task&, FourierStage, const FourierDone&);

}  // namespace ardent

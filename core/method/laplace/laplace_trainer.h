#pragma once

#include <memory>
#include <vector>

#include "core/method/held_out_plan.h"
#include "core/method/judged_trainer.h"
#include "core/method/laplace/laplace_options.h"

namespace ardent {

/// Fault::Usage where its kernels do not fit in free memory.
Result<> checkLaplaceMemory(const Task&, const LaplaceOptions&);

/// judgedOn: where its held-out loss is wanted; for every part all of it is found anew. There is
/// none where a constant is kept, since the kernel predicts no better.
std::unique_ptr<JudgedTrainer> laplaceTrainer(TaskPtr, const LaplaceOptions&, Seed,
                                              std::vector<HeldOut> judgedOn = {});

}  // namespace ardent

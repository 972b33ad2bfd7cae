#pragma once

#include <memory>

#include "core/data/task/recipe.h"
#include "core/method/rffnet/rffnet_options.h"
#include "core/train/trainer.h"

namespace ardent {

/// Trains RFFNet: the start of the relevances, epochs with early stopping, then TopK. A tick is an
/// epoch, those of the starts included; their losses stand in a series of their own. Without
/// validation rows all epochs are done, and the model of the lowest penalised loss on at most 2,000
/// training rows is kept.
std::unique_ptr<Trainer> rffnetTrainer(TaskPtr task, const RffnetOptions& options, Seed seed);

}  // namespace ardent

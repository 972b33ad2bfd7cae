#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "core/method/method.h"
#include "core/train/fold_models.h"

namespace ardent {

/// Group after group.
std::span<const Method> methods();

/// Null when there is none.
const Method* findMethod(std::string_view id);

/// False where runs of the method never tell it, whatever the settings.
bool mayTell(const Method&, RunPart);

/// Checks the options and the kind of problem, then makes the trainer.
Result<std::unique_ptr<Trainer>> makeTrainer(const Method&, TaskPtr, const OptionValues& chosen,
                                             Seed);

/// With the same settings on other rows; none where the rows to test on are a person's choice or
/// the latest.
Retraining retraining(const Method&, const OptionValues&, const Recipe&);

}  // namespace ardent

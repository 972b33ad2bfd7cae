#pragma once

#include "core/store/json_numbers.h"
#include "core/train/snapshot.h"

namespace ardent::json {

/// Adds what a run that has ended shows of itself. The inputs of its model stand in the same file:
/// see addFittedRecipe.
void addSnapshot(const Snapshot&, Json& file);

/// What addSnapshot has written, as a run's last word. Throws std::exception for what does not fit
/// together.
Snapshot toSnapshot(const Json& file, FittedRecipePtr);

}  // namespace ardent::json

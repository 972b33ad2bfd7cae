#pragma once

#include "core/data/recipe.h"

namespace ardent::cli {

/// The rows of a later table in the terms of a fitted recipe, those with a target as training rows.
/// Errors: Fault::Data.
Result<Task> laterTask(const FittedRecipePtr&, const Table&);

}  // namespace ardent::cli

#pragma once

#include "core/data/task/recipe.h"

namespace ardent {

/// The rows of a later table that have a target, in the terms of a fitted recipe and all of them as
/// training rows; the notes tell how many of their cells are held. Errors: those of `encode`;
/// (Fault::Usage): the target is not there; (Fault::Data): it holds text where numbers were
/// learned.
Result<Task> laterTask(FittedRecipePtr, const Table&);

}  // namespace ardent

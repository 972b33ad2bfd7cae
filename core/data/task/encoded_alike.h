#pragma once

#include "core/data/task/recipe.h"

namespace ardent {

/// The same target and variables, encoded alike: a model of the one reads rows of the other.
bool areEncodedAlike(const FittedRecipe&, const FittedRecipe&);

}  // namespace ardent

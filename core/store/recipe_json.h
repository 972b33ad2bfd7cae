#pragma once

#include "core/data/task/recipe.h"
#include "core/store/json_numbers.h"

namespace ardent::json {

/// Adds "task", "target" and "preprocessing" to a file.
void addFittedRecipe(const FittedRecipe&, Json& file);

/// What addFittedRecipe has written. Throws std::exception for what does not fit together.
FittedRecipe toFittedRecipe(const Json& file);

/// A person's choices.
Json fromRecipe(const Recipe&);
Recipe toRecipe(const Json&);

}  // namespace ardent::json

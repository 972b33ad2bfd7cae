#pragma once

#include "core/data/recipe.h"
#include "core/store/json_numbers.h"

namespace ardent::json {

/// Sources and inputs, as "preprocessing" in a model file.
Json fromPreprocessing(const FittedRecipe&);

/// From a model file's "task", "target" and "preprocessing". Throws std::exception for what does
/// not fit together.
FittedRecipe toRecipe(const Json& file);

}  // namespace ardent::json

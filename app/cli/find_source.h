#pragma once

#include <string>

#include "core/data/task/recipe.h"

namespace ardent::cli {

/// Position of the source column of that name. Errors (Fault::Usage) suggest the nearest name.
Result<Index> findSource(const FittedRecipe&, const std::string& name);

}  // namespace ardent::cli

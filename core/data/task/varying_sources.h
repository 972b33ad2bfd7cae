#pragma once

#include <vector>

#include "core/data/task/recipe.h"

namespace ardent {

/// One flag a source column: whether it varies among the training rows. What a model says of one
/// that does not is chance.
std::vector<bool> varyingSources(const FittedRecipe&);

/// Those that vary, ascending; all where none does.
std::vector<Index> liveSources(const FittedRecipe&);

/// How many encoded columns vary among the training rows, at least 1: the dimension that kernel
/// widths and shares of the columns go by, so that constant columns change neither.
Index varyingInputs(const FittedRecipe&);

}  // namespace ardent

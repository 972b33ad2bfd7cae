#pragma once

#include "core/data/recipe.h"

namespace ardent {

/// Encoded inputs of every state of a categorical source: inputs × states, the levels first and
/// last, where each has an indicator of its own, none of the known ones.
Matrix stateInputs(const FittedRecipe&, Index source);

}  // namespace ardent

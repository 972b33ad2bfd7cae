#pragma once

#include "core/data/task/sources.h"
#include "core/explain/partial_dependence.h"

namespace ardent {

/// Encoded inputs of a source at the points of its axis: inputs × points.
Matrix pointInputs(const FittedRecipe&, const SourceInputs&, const EffectAxis&);

}  // namespace ardent

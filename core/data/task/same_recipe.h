#pragma once

#include "core/data/task/recipe.h"

namespace ardent {

/// The same columns in the same roles, read, split and filled alike, whatever the seed and the kind
/// of problem.
bool sameButForProblem(const Recipe&, const Recipe&);

/// The same, and the same choice of the kind of problem.
bool sameColumnsAndRows(const Recipe&, const Recipe&);

}  // namespace ardent

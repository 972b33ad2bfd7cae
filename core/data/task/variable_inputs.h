#pragma once

#include <vector>

#include "core/base/types.h"

namespace ardent {

struct FittedRecipe;

/// The inputs (encoded columns) of one variable, ascending.
using VariableInputs = std::vector<Index>;

/// One a source column.
std::vector<VariableInputs> variableInputs(const FittedRecipe&);

}  // namespace ardent

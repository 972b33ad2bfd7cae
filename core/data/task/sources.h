#pragma once

#include <string>
#include <vector>

#include "core/data/task/recipe.h"

namespace ardent {

/// The encoded inputs of a source column, which stand side by side.
struct SourceInputs {
    Index first = 0;
    Index count = 0;
    bool numeric = true;
};

/// One a source column.
std::vector<SourceInputs> sourceInputs(const FittedRecipe&);

/// The inputs of a number or a date, without one that marks its missing cells.
std::vector<Index> numberInputs(const FittedRecipe&, const SourceInputs&);

/// The table's columns that the sources are of, each once.
std::vector<std::string> sourceColumns(const FittedRecipe&);

/// In the order of the recipe.
std::vector<std::string> sourceNames(const FittedRecipe&);

}  // namespace ardent

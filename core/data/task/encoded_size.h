#pragma once

#include <cstdint>
#include <string>

#include "core/data/task/recipe.h"

namespace ardent {

/// Refuses a design matrix that takes more than nine tenths of the available memory; the sentence
/// names the column with most categories.
Result<> requireMemory(const std::string& where, Index rows, const FittedRecipe&,
                       std::uint64_t availableBytes);

}  // namespace ardent

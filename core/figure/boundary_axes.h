#pragma once

#include <optional>
#include <vector>

#include "core/data/recipe.h"
#include "core/train/findings.h"

namespace ardent {

/// Sources that a boundary can be drawn over: numbers, then categories; of either those first that
/// are selected, and among these the most relevant. As in the table where they are equal or nothing
/// is told.
std::vector<Index> axesByRelevance(const FittedRecipe&, const std::optional<Relevance>&,
                                   const std::optional<Selection>&);

}  // namespace ardent

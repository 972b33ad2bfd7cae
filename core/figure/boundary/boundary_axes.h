#pragma once

#include <optional>
#include <vector>

#include "core/data/task/recipe.h"
#include "core/train/findings.h"

namespace ardent {

/// Sources that a boundary can be drawn over: first those that the model uses, which are the
/// selected ones or else those of some relevance; of either numbers before categories, and among
/// these the most relevant first. As in the table where they are equal or nothing is told.
std::vector<Index> axesByRelevance(const FittedRecipe&, const std::optional<Relevance>&,
                                   const std::optional<Selection>&);

}  // namespace ardent

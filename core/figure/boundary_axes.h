#pragma once

#include <optional>
#include <vector>

#include "core/data/recipe.h"
#include "core/train/findings.h"

namespace ardent {

/// Numeric sources, which a boundary can be drawn over, most relevant first; as in the table where
/// they are equal or nothing is told.
std::vector<Index> numericByRelevance(const FittedRecipe&, const std::optional<Relevance>&);

}  // namespace ardent

#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/data/task/recipe.h"

namespace ardent {

/// A sentence for each number column of which a tenth of the rows, five at least, lie outside the
/// range of the training rows, or one farther out than that range is wide. Nothing of recipes that
/// do not know their ranges.
std::vector<Message> rangeNotes(const FittedRecipe&, const Table&);

/// Of these rows of the table alone.
std::vector<Message> rangeNotes(const FittedRecipe&, const Table&,
                                std::span<const std::int32_t> rows, bool areTestRows);

}  // namespace ardent

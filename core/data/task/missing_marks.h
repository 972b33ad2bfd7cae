#pragma once

#include "core/data/task/recipe.h"
#include "core/data/task/sources.h"

namespace ardent {

/// A sentence for measures of the numbers alone; empty where no missing number is marked.
Message missingNotCounted(const FittedRecipe&);

/// Whether a row of the design matrix has no number in this source; false where nothing marks it.
bool isMarkedMissing(const FittedRecipe&, const SourceInputs&, const DesignMatrix& x,
                     std::int32_t row);

/// The rows that have a number in this source, or all where none has or nothing marks them.
std::vector<std::int32_t> rowsWithNumber(const FittedRecipe&, const SourceInputs&,
                                         const DesignMatrix& x,
                                         const std::vector<std::int32_t>& rows);

}  // namespace ardent

#pragma once

#include <span>
#include <vector>

#include "core/data/task/recipe.h"

namespace ardent {

/// From here on columns are said to go together.
inline constexpr double kGoTogether = 0.8;

/// Numeric sources that go together over the rows, in groups of two or more: each is linked
/// with another of its group by a Pearson correlation of ±`kGoTogether` or beyond. Of `among`, the
/// first 1,000; none for fewer than 20 rows.
std::vector<std::vector<std::size_t>> correlatedSources(const FittedRecipe&, const DesignMatrix& x,
                                                        std::span<const std::int32_t> rows,
                                                        const std::vector<std::size_t>& among);

}  // namespace ardent

#pragma once

#include <span>
#include <vector>

#include "core/data/task/recipe.h"

namespace ardent {

/// Columns of numeric sources that vary, each centred and of length 1: their products are Pearson
/// correlations.
struct UnitColumns {
    std::vector<Index> sources;
    Matrix values;  ///< rows × sources
};

/// How many sources are compared at most.
inline constexpr std::size_t kMostCorrelated = 1000;

/// Over the rows, of the first `kMostCorrelated` of the sources that are numeric and vary.
UnitColumns unitColumns(const FittedRecipe&, const DesignMatrix& x,
                        std::span<const std::int32_t> rows, std::span<const Index> sources);

}  // namespace ardent

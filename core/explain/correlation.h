#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/data/task/recipe.h"

namespace ardent {

struct Correlation {
    Index first = 0, second = 1;  ///< sources
    double value = 0.;            ///< Pearson's
};

/// From here on a |correlation| is worth a warning.
inline constexpr double kStrongCorrelation = 0.7;

/// The two numeric sources of largest |correlation| over the rows, among at most 1,000 of
/// `sources`, the first ones; none where fewer than two vary.
std::optional<Correlation> strongestCorrelation(const FittedRecipe&, const DesignMatrix& x,
                                                const std::vector<std::int32_t>& rows,
                                                std::span<const Index> sources);

/// The same of one of `sources`, the first, with one of `others`, at most 1,000 of each.
std::optional<Correlation> strongestCorrelation(const FittedRecipe&, const DesignMatrix& x,
                                                const std::vector<std::int32_t>& rows,
                                                std::span<const Index> sources,
                                                std::span<const Index> others);

}  // namespace ardent

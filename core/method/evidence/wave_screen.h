#pragma once

#include <optional>

#include "core/data/task/recipe.h"

namespace ardent {

/// A wave along one input: a cos(ω x) + b sin(ω x) tells some of the target.
struct FoundWave {
    Index input = 0;
    double frequency = 0.;  ///< ω, radians per unit of the encoded input
};

/// The wave that explains most of any column of y (one row for each of `rows`), of up to 250
/// multiples of half a period over the middle 90 % of the values of every input, at least four rows
/// to each; nothing where chance alone explains as much in one of a thousand tables. In normal
/// noise the share R² that one wave explains exceeds r with probability (1 − r)^((n − 3)/2), times
/// the number of waves tried (Bonferroni).
std::optional<FoundWave> strongestWave(const DesignMatrix& x, const std::vector<std::int32_t>& rows,
                                       const Matrix& y);

}  // namespace ardent

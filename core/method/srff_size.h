#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/data/recipe.h"

namespace ardent {

/// σ: the median Euclidean distance from a row to its 20 nearest neighbours (SRFF, section 5), over
/// 200 rows and their neighbours among at most 5,000 of the given ones. √(2d), the typical distance
/// of standardised rows, where rows coincide so that it would be 0. `goOn` is asked between blocks;
/// false gives nothing.
std::optional<double> neighbourDistance(const DesignMatrix& x,
                                        const std::vector<std::int32_t>& rows, Seed seed,
                                        const std::function<bool()>& goOn);

/// At most `count` of the rows, drawn without replacement, ascending.
std::vector<std::int32_t> sampleRows(const std::vector<std::int32_t>& rows, Index count, Seed seed);

}  // namespace ardent

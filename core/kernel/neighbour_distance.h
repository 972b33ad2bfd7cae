#pragma once

#include <optional>
#include <vector>

#include "core/base/go_on.h"
#include "core/base/types.h"

namespace ardent {

/// Median of the Euclidean distances from rows of x to their nearest neighbours among `rows`: the
/// width σ of a Gaussian kernel (SRFF paper, section 5). Looks from at most 500 rows at no more
/// than 10,000, drawn from `rows` where there are more, the same ones each time. Where every
/// neighbour is a duplicate, √(2d), the typical distance of standardised rows.
std::optional<double> medianNeighbourDistance(const DesignMatrix& x,
                                              const std::vector<std::int32_t>& rows,
                                              const GoOn& goOn, Index neighbours = 20);

}  // namespace ardent

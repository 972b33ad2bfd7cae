#pragma once

#include <optional>

#include "core/base/go_on.h"
#include "core/base/types.h"

namespace ardent {

enum class PairNorm { Euclidean, Manhattan };

/// Which pairs the median is taken over: all pairs of different rows, or every entry of the n × n
/// matrix of distances, its zero diagonal included (as the authors of CCM compute it).
enum class PairChoice { Different, WholeMatrix };

/// Median distance between rows of x (n × d), the mean of the two middle ones where they are even
/// in number. Over at most 2,000 rows evenly spread over x, fewer where there are very many
/// columns. 0 for a single row or rows all alike.
std::optional<double> medianPairDistance(const Matrix& x, PairNorm, PairChoice, const GoOn& goOn);

}  // namespace ardent

#pragma once

#include <span>
#include <vector>

#include "core/base/types.h"
#include "core/random/random_stream.h"

namespace ardent {

/// Positions 0 … count − 1 shuffled, and the classes then one after the other, so that dealing in
/// turns spreads each of them evenly. labels: class index by position; empty: numbers.
std::vector<std::int32_t> dealingOrder(Index count, std::span<const double> labels, RandomStream&);

/// The fold, 0 … folds − 1, of every position, dealt in turns in that order.
std::vector<int> dealtFolds(Index count, std::span<const double> labels, int folds, RandomStream&);

}  // namespace ardent

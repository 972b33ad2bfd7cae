#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "core/data/task/sources.h"
#include "core/model/predictor.h"
#include "core/random/random_stream.h"

namespace ardent {

/// Predictions for the rows with the inputs of some sources as the rows of `order` have them.
using ShuffledPredictions =
    std::function<Matrix(std::span<const SourceInputs>, const std::vector<std::int32_t>& order)>;

/// For all rows of x, which must outlive it, as must the predictor.
ShuffledPredictions shuffledPredictions(const Predictor&, const DesignMatrix& x);

/// 0, 1, …, rows − 1.
std::vector<std::int32_t> asTheyStand(Index rows);

/// 0, 1, … and so on, begun at each row: together they give each row the values of every row.
std::vector<std::vector<std::int32_t>> rotations(Index rows);

/// So many random orders of 0 … rows − 1, the same for the same seed.
std::vector<std::vector<std::int32_t>> shuffles(Index rows, int repeats, Seed);

}  // namespace ardent

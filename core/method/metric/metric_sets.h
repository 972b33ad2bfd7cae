#pragma once

#include <vector>

#include "core/base/types.h"

namespace ardent {

/// A set of inputs with the scales from which its metric starts.
struct MetricStart {
    std::vector<Index> set;
    Vector scale;
};

/// Inputs whose |scale| is at least that share of the largest; none where all are 0.
std::vector<Index> inputsAbove(const Vector& scale, double share);

/// The sets without repeats, empty ones and those of more than `largest` inputs, in their order, at
/// most `most` of them.
std::vector<std::vector<Index>> distinctSets(const std::vector<std::vector<Index>>&, Index largest,
                                             std::size_t most);

}  // namespace ardent

#pragma once

#include <array>
#include <span>

#include "core/base/error.h"
#include "core/data/task/recipe.h"

namespace ardent {

/// Rows of the training, validation and test part.
using SplitSizes = std::array<Index, 3>;

/// Shares normalised and rounded by largest remainder, so that the sizes add up to `rows`. No part
/// with a positive share is empty while another has two rows, or training three. Errors
/// (Fault::Usage): a negative or endless share, or no share for training.
Result<SplitSizes> splitSizes(Index rows, const SplitShares&);

/// Deals rows 0 … rows − 1 at random. With `classes` (one index a row; empty: none) every part gets
/// its share of every class to within one row, and while training has room for it, each class has a
/// row there. Which of several small classes have that row more is random.
Split dealRows(Index rows, const SplitSizes&, std::span<const std::int32_t> classes, Seed);

}  // namespace ardent

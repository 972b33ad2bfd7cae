#pragma once

#include "core/data/task/recipe.h"

namespace ardent {

/// Of rows that are only looked at, where no run's seed is at hand: the same ones at every look.
inline constexpr Seed kLookSeed = 1;

/// All of the rows where there are no more than `most`, else so many drawn without replacement,
/// ascending. Classes, where the task has targets, keep their shares, and each keeps one row at
/// least as long as there are no more classes than `most`. The same for the same rows, most and
/// seed.
std::vector<std::int32_t> drawnRows(const Task&, const std::vector<std::int32_t>& rows, Index most,
                                    Seed);

/// The same whatever the classes, at the cost of one copy of the rows. Fewer of the same rows are
/// among more of them.
std::vector<std::int32_t> drawnRows(std::vector<std::int32_t> rows, Index most, Seed);

/// A task of its own of at most `most` training and as many validation rows, drawn as above,
/// without test rows.
TaskPtr drawnTask(const Task&, Index most, Seed);

}  // namespace ardent

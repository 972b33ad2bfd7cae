#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/data/task/recipe.h"
#include "core/select/screen.h"

namespace ardent {

/// A screening of the sources of a task over some of its rows, which have targets: `screen` of the
/// encoded columns, those of a source together. Nothing where it was not to go on.
std::optional<Screening> screenTask(const Task&, const std::vector<std::int32_t>& rows, double rate,
                                    Seed, const GoOn&);

}  // namespace ardent

#pragma once

#include <vector>

#include "core/data/recipe.h"

namespace ardent {

/// One flag a source column: whether its encoded values differ among the training rows. A model can
/// learn nothing of one that is constant there.
std::vector<bool> varyingSources(const Task&);

}  // namespace ardent

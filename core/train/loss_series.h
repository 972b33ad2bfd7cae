#pragma once

#include <vector>

#include "core/data/recipe.h"
#include "core/train/curve.h"

namespace ardent {

/// The training loss and, where there are validation rows, theirs.
std::vector<CurveSeries> lossSeries(const Task&);

}  // namespace ardent

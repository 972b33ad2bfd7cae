#pragma once

#include "core/base/range.h"
#include "core/base/types.h"

namespace ardent {

/// The i-th of `count` evenly spaced points from `low` to `high`, both included; of one, `low`.
double gridPoint(const Range&, Index i, Index count);

}  // namespace ardent

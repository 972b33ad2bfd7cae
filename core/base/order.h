#pragma once

#include <span>
#include <vector>

#include "core/base/types.h"

namespace ardent {

/// Positions of the values, largest first and NaN last; equal ones by position.
std::vector<Index> positionsFalling(std::span<const double> values);
std::vector<Index> positionsFalling(const Vector& values);

}  // namespace ardent

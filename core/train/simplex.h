#pragma once

#include "core/base/types.h"

namespace ardent {

/// The point of {w ≥ 0, Σw = size} nearest to v in Euclidean distance, exactly and in
/// O(d log d) (Held, Wolfe & Crowder, 1974). size > 0; d ≥ 1.
Vector projectOnSimplex(const Vector& v, double size);

/// The point of {0 ≤ w ≤ 1, Σw ≤ size} nearest to v, exactly and in O(d log d). size ≥ 0.
Vector projectOnCappedSimplex(const Vector& v, double size);

}  // namespace ardent

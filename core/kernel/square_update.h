#pragma once

#include "core/base/types.h"

namespace ardent {

/// c − p pᵀ in the lower triangle of c (m × m, p m × k), in tiles that the threads of the arena
/// share, with the same bits for any number of them. Of the strict upper triangle only tiles on the
/// diagonal change.
void subtractSquare(Eigen::Ref<Matrix> c, const Eigen::Ref<const Matrix>& p);

}  // namespace ardent

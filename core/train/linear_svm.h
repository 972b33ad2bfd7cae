#pragma once

#include <optional>

#include "core/base/go_on.h"
#include "core/base/types.h"

namespace ardent {

struct Hyperplane {
    Vector weights;  ///< D
    double intercept = 0.;
};

/// The linear support vector machine with a free intercept,
///
///     minimise  ½ ‖w‖² + C Σ_i max(0, 1 − y_i (w·z_i + b)),
///
/// by a primal-dual interior-point method on the dual (Ferris & Munson, 2002): some 20 to 40
/// factorisations of a D × D matrix whatever C, to a gap below 10⁻⁸ of the objective. z: n × D;
/// signs: n values of ±1, of both kinds.
std::optional<Hyperplane> fitLinearSvm(const Matrix& z, const Vector& signs, double cost,
                                       const GoOn& goOn);

}  // namespace ardent

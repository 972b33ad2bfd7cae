#pragma once

#include <functional>
#include <optional>

#include "core/base/types.h"

namespace ardent {

/// A smooth function: returns f(x) and writes its gradient; nothing means: leave now.
using SmoothFunction = std::function<std::optional<double>(const Vector& x, Vector& gradient)>;

/// An approximation of the inverse Hessian, symmetric and positive definite: g ↦ P g.
using Preconditioner = std::function<Vector(const Vector&)>;

struct LbfgsSettings {
    int maxIterations = 500;
    /// Ends when gᵀHg, about twice the distance to the minimum, is below tolerance² · |f|.
    double tolerance = 1e-9;
    int memory = 10;          ///< pairs of steps and gradient changes that are remembered
    double rounding = 1e-13;  ///< differences of f below this share of it mean nothing
};

struct Minimum {
    Vector x;
    double value = 0.;
    int evaluations = 0;
    bool converged = false;  ///< false: the iterations were used up, or no step went down
};

/// Limited-memory BFGS (Nocedal & Wright, Algorithm 7.5) with a weak Wolfe line search by bisection
/// (Lewis & Overton, 2013). P, where given, takes the place of the initial inverse Hessian, up to
/// the usual scale. Where differences of f are lost in its rounding, gradients alone judge a step.
/// Nothing when the function asked to leave. The value at the start must be finite; the result's
/// value is never larger, up to rounding.
std::optional<Minimum> minimise(const SmoothFunction&, Vector start, const LbfgsSettings& = {},
                                const Preconditioner& = {});

}  // namespace ardent

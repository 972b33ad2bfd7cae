#pragma once

#include <functional>
#include <optional>

#include "core/base/types.h"
#include "core/train/lbfgs.h"

namespace ardent {

/// The nearest point of a closed convex set.
using Projection = std::function<Vector(const Vector&)>;

/// Where a descent on a convex set stands.
struct ProjectedPoint {
    Vector x;
    double value = 0.;
    Vector gradient;
    double step = 0.;  ///< of the next iteration; 0: not known yet
    bool converged = false;
};

struct ProjectedGradientSettings {
    double fixedStep = 0.;  ///< x ← P(x − step · gradient), whatever becomes of f; 0: backtracking
    /// Where `step` is not known: the first step moves no coordinate by more than this.
    double firstMove = 0.1;
    /// Converged when no coordinate of P(x − gradient · step) is further than this away.
    double tolerance = 1e-4;
};

/// f and its gradient at P(start); nothing when f asked to leave.
std::optional<ProjectedPoint> startProjected(const SmoothFunction&, const Projection&,
                                             const Vector& start);

/// One iteration of the projected gradient method: the step is Barzilai & Borwein's, halved until
/// f falls by the Armijo rule along the line to the projected point (Birgin, Martínez & Raydan's
/// SPG without its nonmonotone memory, 2000), so that f never rises. False: f asked to leave, and
/// nothing is changed.
bool advanceProjected(const SmoothFunction&, const Projection&, const ProjectedGradientSettings&,
                      ProjectedPoint&);

}  // namespace ardent

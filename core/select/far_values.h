#pragma once

#include "core/base/types.h"

namespace ardent {

/// Bounds of what does not lie far from the other values: three times the distance of the quartiles
/// from the nearer one (Tukey 1977, the outer fences).
struct Fences {
    double low = 0., high = 0.;
};

/// NaN is left out. Infinite where the quartiles are equal, or no value is there.
Fences outerFences(const Vector& values);

/// Each value beyond the fences becomes the nearer one; NaN stays.
Vector held(const Vector& values, Fences);

/// How many values lie beyond the fences.
Index beyond(const Vector& values, Fences);

}  // namespace ardent

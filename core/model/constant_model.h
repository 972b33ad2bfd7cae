#pragma once

#include "core/model/predictor.h"

namespace ardent {

/// A Fourier model that no input moves: no linear part, and no cosine that has both a weight and a
/// frequency. O(d D). Trees
/// without a split are one as well, a kernel expansion is none.
bool isConstant(const Predictor&);

}  // namespace ardent

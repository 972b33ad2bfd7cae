#pragma once

#include <vector>

#include "core/model/predictor.h"

namespace ardent {

/// A Fourier model that no input moves: no linear part, and no cosine that has both a weight and a
/// frequency. O(d D). A kernel expansion is none.
bool isConstant(const Predictor&);

/// Which inputs move a Fourier model, one of d each; all of another one. O(d D).
std::vector<bool> movingInputs(const Predictor&);

}  // namespace ardent

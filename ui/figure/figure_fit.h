#pragma once

#include "core/figure/figure.h"

namespace ardent {

/// Axis ranges that show everything with a small margin: the axis's own range when it has one, else
/// all values that have a place on it.
Range fittedX(const Figure& figure);
Range fittedY(const Figure& figure);

/// True when the axes' own ranges leave values outside.
bool leavesDataOut(const Figure& figure);

/// True when both axes have the same, as of actual against predicted, or a ROC curve.
bool hasOneRange(const Figure& figure);

}  // namespace ardent

#pragma once

#include <string>
#include <vector>

#include "core/figure/figure.h"

namespace ardent {

/// What a slice hides of a classifier: classes that are most probable nowhere in the field though
/// the model predicts them for drawn points, else a large share of points that it predicts another
/// class for than the colour beneath them; "" where the slice is true to the points. predicted: the
/// likeliest class of each point at its row's own values; averaged: over the variables off the
/// axes.
std::string sliceNote(const Field&, const Points&, const std::vector<Index>& predicted,
                      bool averaged);

/// Whether a class is most probable nowhere in the field of a boundary figure though the model
/// rightly predicts it for drawn points.
bool hidesClass(const Figure&);

}  // namespace ardent

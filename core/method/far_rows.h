#pragma once

#include <string>

#include "core/data/task/recipe.h"

namespace ardent {

/// Far from all rows that it has learned from a sum of cosines takes any value within its
/// amplitudes, which held-out rows like the others do not show. Whether their mean square there
/// (half the sum of squared amplitudes, in squared standard deviations of the target) is more than
/// that of ten standard deviations: of such models none is chosen while there is another. Never
/// for classes, whose cross-entropy grows no faster than the scores.
bool goesAstrayFarAway(const Task&, double meanSquare);

/// Why the λ of the lowest held-out loss, with such a mean square far away, is not kept.
Message farRowsText(const Task&, double lambda, const Message& loss, double meanSquare);

}  // namespace ardent

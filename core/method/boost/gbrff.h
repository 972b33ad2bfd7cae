#pragma once

#include "core/method/method.h"

namespace ardent {

/// Gradient boosting with random Fourier features (Gautheron et al., ECML 2020), Algorithms 2 and
/// 3, with the corrected gradient of eq. 9 and the α of the algorithms. Each goes on to several
/// classes (one against the rest, all classes in every round) and to numbers (squared loss).
///
/// Class probabilities: 1/(1 + exp(−s H)), for several classes softmax(s H), with the slope s > 0
/// of the highest likelihood on the validation rows (without any: on training rows left out of
/// models that are boosted along, see calibrationFolds). One slope for all leaves the class with
/// the largest H the likeliest one.
Method gbrff1Method();
Method gbrff2Method();

}  // namespace ardent

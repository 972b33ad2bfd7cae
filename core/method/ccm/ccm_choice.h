#pragma once

#include "core/data/task/recipe.h"
#include "core/method/ccm/ccm_options.h"

namespace ardent {

/// The options with what "automatic" stands for in kernel width and order.
CcmOptions chosenFor(const Task&, CcmOptions);

/// ε: as given, or the paper's.
double epsilonOf(const Task&, const CcmOptions&);

/// Fault::Usage where form (19) has no minimum.
Result<> checkInverseFree(const Task&, const CcmOptions&);

}  // namespace ardent

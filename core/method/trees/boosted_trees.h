#pragma once

#include "core/method/method.h"

namespace ardent {

/// Gradient boosting of regression trees by XGBoost (Chen & Guestrin 2016). A tick is a round: one
/// tree, or one a class of three or more. Scores begin with the best constant. The rounds of the
/// lowest validation loss are kept, or the constant where none is below it; all without validation
/// rows.
Method boostedTreesMethod();

}  // namespace ardent

#pragma once

#include "core/method/method.h"

namespace ardent {

/// A random forest (Breiman 2001), grown by XGBoost: every tree is fitted by least squares to the
/// target, or to an indicator of each class, on a bootstrap sample of the training rows, with a few
/// columns drawn for each split; the forest is their mean. A tick is a tree, or one a class of
/// three or more. The curve has the loss of the rows that trees have not seen (out of bag), which
/// also turn shares of votes into probabilities. All trees are kept.
Method randomForestMethod();

}  // namespace ardent

#pragma once

#include "core/method/method.h"

namespace ardent {

/// Lasso and elastic net, linear in the encoded columns (Tibshirani, 1996; Zou and Hastie, 2005;
/// Friedman, Hastie and Tibshirani, 2010): the whole path of penalties, one of them chosen by
/// K-fold cross-validation over the training rows. One tick is a λ, solved on all training rows and
/// without each fold. Squared loss, logistic loss or, for several classes, softmax loss with a
/// penalty on every class's coefficient.
///
/// λ and losses are in glmnet's convention and in the target's unit: columns are scaled by their
/// training deviation, the squared loss is halved, and so is the elastic net's squared norm.
Method linearLassoMethod();

}  // namespace ardent

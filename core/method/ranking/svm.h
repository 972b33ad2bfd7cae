#pragma once

#include "core/method/method.h"

namespace ardent {

/// Support vector machine with the Gaussian kernel through libsvm: C-SVC for two classes, one
/// against the rest for more, ε-SVR for numbers. Class probabilities: Platt's sigmoid (softmax for
/// more than two) of the decision values, fitted on held-out rows.
Method svmMethod();

}  // namespace ardent

#pragma once

#include "core/method/method.h"

namespace ardent {

/// Equation (6) of the paper (Pollner, section 4) as a model of its own, with nothing taken out of
/// it: f(x) = c + Σ_j A_j sin or cos(c_j·x), 2k functions in each of which every variable takes
/// part with probability q and a frequency from N(0, s²). A by a lasso on columns of variance 1, as
/// glmnet has it, or by ridge regression; classes: the same with the log loss. Importances of
/// variables and sets are 1 − r of f and f without them. One tick is a λ.
Method fourierRandomMethod();

}  // namespace ardent

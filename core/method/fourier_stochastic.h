#pragma once

#include "core/method/method.h"

namespace ardent {

/// The paper's full pipeline (Pollner, section 4), in stages that a view shows:
/// 1. Stochastic search: lasso with cross-validation on sines and cosines in which each variable
///    takes part with probability q, and on the variables themselves.
/// 2. Importances: 1 − r of the fit and the fit without a set, for variables, pairs and triples.
/// 3. Where more variables matter than `candidates`, a second search among the most important ones,
///    so that pairs and triples of them meet in many functions.
/// 4. Group lasso with cross-validation on those variables, their pairs and the leading triples,
///    and a second one whose weights are the inverse of what each group contributed to the first.
/// The paper leaves the cut-offs open. Ours are those of stage 4: a variable or set is kept if it
/// has a coefficient in the last fit. One tick is a λ.
Method fourierStochasticMethod();

}  // namespace ardent

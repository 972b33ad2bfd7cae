#pragma once

#include "core/method/method.h"

namespace ardent {

/// The paper's full pipeline (Pollner, section 4), in stages that a view shows:
/// 1. Stochastic search: lasso with cross-validation on sines and cosines in which each variable
///    takes part with probability q, and on the variables themselves.
/// 2. Importances: 1 − r of the fit and the fit without a set, for variables, pairs and triples.
/// 3. Where some variables do not matter at all, a second search among the most important others,
///    so that pairs and triples of them meet in many functions.
/// 4. Group lasso with cross-validation on those variables, their pairs and the leading triples,
///    and a second one whose weights are the inverse of what each group contributed to the first.
/// The paper leaves the cut-offs open. Ours: stage 4 takes in what reaches half a per cent of the
/// strongest importance, and keeps a variable or set that has a coefficient in the last fit and
/// matters more than chance would make it (a χ² bound). What then has less than a twentieth of the
/// largest importance is left out where the cross-validated loss without it is within one standard
/// error (rule=lambda_min: no higher). The preset "paper" has one group lasso of equation (2), and
/// nothing is pruned. One tick is a λ.
Method fourierStochasticMethod();

}  // namespace ardent

#pragma once

#include "core/method/method.h"

namespace ardent {

/// Conditional covariance minimisation (Chen, Stern, Wainwright & Jordan, 2017): weights 0 ≤ w ≤ 1
/// of the variables, Σw ≤ m, that minimise the conditional variance of the target in the
/// reproducing kernel space of w ⊙ x, by projected gradient from w = m/d. One weight a source
/// column, shared by its encoded columns; a column that is constant among the training rows has w =
/// 0. Then a model on the m variables of largest w.
///
/// Different from the authors' code: the projection is the exact Euclidean one, ties in w are
/// broken by the derivative and not by chance, and steps are Barzilai & Borwein's with
/// backtracking.
Method ccmMethod();

}  // namespace ardent

#pragma once

#include "core/base/go_on.h"
#include "core/base/types.h"

namespace ardent {

enum class CholeskyOutcome { Done, NotPositive, Left };

/// Replaces the lower triangle of a symmetric matrix by its Cholesky factor L, by blocks of columns
/// whose updates are shared between the threads of the arena, with the same bits for any number of
/// them. The strict upper triangle is neither read nor kept. `goOn` is asked before every block of
/// columns; false leaves the matrix half done.
CholeskyOutcome factoriseCholesky(Matrix& a, const GoOn& goOn);

/// (L Lᵀ)⁻¹ b from the lower triangle of `factor`.
Matrix solveCholesky(const Matrix& factor, Matrix b);

}  // namespace ardent

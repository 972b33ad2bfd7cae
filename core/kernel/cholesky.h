#pragma once

#include <optional>

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

/// The lower triangle of (L Lᵀ)⁻¹ from the same, by blocks of columns that the threads share, with
/// the same bits for any number of them; what stands above it is not meant. False: `goOn`, asked
/// before every block, said no.
bool invertCholesky(const Matrix& factor, Matrix& inverse, const GoOn& goOn);

/// The diagonal of (L Lᵀ)⁻¹ alone, for half the work and without its memory.
std::optional<Vector> inverseDiagonal(const Matrix& factor, const GoOn& goOn);

}  // namespace ardent

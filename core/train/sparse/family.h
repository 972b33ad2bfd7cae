#pragma once

#include "core/train/sparse/sparse_problem.h"

/// Losses of scores f (n × K), means over the rows, in the form of SparseFamily.
namespace ardent::sparse {

double lossOf(SparseFamily, const Vector& y, const Matrix& scores);

/// −n × the loss's derivative by the scores: y − prediction.
Matrix residualOf(SparseFamily, const Vector& y, const Matrix& scores);

/// A weight a row whose multiple of the identity bounds n × the loss's second derivative at these
/// scores; the derivative itself with one output. At least 10⁻⁵.
Vector curvatureOf(SparseFamily, const Matrix& scores);

/// The constant scores of least loss; a class without rows counts as half a row.
Vector bestConstant(SparseFamily, const Vector& y, Index outputs);

}  // namespace ardent::sparse

#pragma once

#include <cstdint>
#include <vector>

#include "core/base/types.h"

namespace ardent {

/// A least-squares fit of one target or several, to which columns are added: an orthonormal basis
/// of its columns, the constant first, and what it leaves of the targets, also orthonormal.
struct NestedFit {
    Matrix basis;            ///< rows × columns of the model
    Matrix left;             ///< rows × targets
    bool isPerfect = false;  ///< nothing is left of some target
    double leftShare = 1.;   ///< of the variance of the target that is explained best

    double freedom() const { return static_cast<double>(basis.rows() - basis.cols()); }
};

/// targets: rows × targets, linearly independent and none constant.
NestedFit constantFit(const Matrix& targets);

/// An orthonormal basis of what the columns have beyond those of `basis`, which is orthonormal.
/// A column of which less than 1 % is new, by squares, is left out.
Matrix newDirections(const Matrix& basis, const Matrix& columns);

/// The same against two bases that are orthonormal together.
Matrix newDirections(const Matrix& basis, const Matrix& further, const Matrix& columns);

/// With new directions as from `newDirections`.
NestedFit extended(NestedFit, const Matrix& directions);

/// Of a partial F test; for several targets of Pillai's trace.
struct PartialTest {
    double p = 1.;
    double trace = 0.;  ///< what is explained of what was left: where p is too small for a number
};

PartialTest partialTest(const NestedFit&, const Matrix& columns);

/// Its p.
double partialP(const NestedFit&, const Matrix& columns);

/// The same, given `others` besides the fit's columns. Of a fit that leaves less than a fifth the
/// trace is divided by what unequal variances add to its mean under the null hypothesis: beside a
/// column that parts the classes, rows of large leverage are those of which something is left.
double partialP(const NestedFit&, const Matrix& others, const Matrix& columns);

/// The p of columns where what is left varies more in some rows than in others, as beside rare
/// values or where a column moves the spread of the target: that of regressing 1 on the products of
/// what is left with the new directions (the score test with the variance of White 1980 as
/// Davidson & MacKinnon 1985 compute it). The least of several targets, times their number.
double robustP(const NestedFit&, const Matrix& columns);

/// The fit's columns and another order of what they leave of the targets: the null hypothesis that
/// nothing else matters (Freedman & Lane 1983).
NestedFit permuted(const NestedFit&, const std::vector<std::int32_t>& order);

}  // namespace ardent

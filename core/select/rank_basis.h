#pragma once

#include <cstdint>
#include <vector>

#include "core/base/types.h"
#include "core/data/table/table.h"

namespace ardent {

/// Columns of one variable in a `RankBasis`.
struct BasisGroup {
    Index first = 0, count = 0;         ///< in `columns`; count 0: the variable does not vary
    Index firstHigher = 0, higher = 0;  ///< in `higherColumns`
};

/// What a screen sees of variables: each a few columns of mean 0 and mean square 1, orthogonal
/// within the variable. A number has the cosines √2 cos(πku), k = 1 … 4, of its rank u in (0, 1),
/// ties sharing their mean rank; a category has indicators of its levels, rare ones sharing one.
/// Missing cells are 0, with an indicator of their own where there are enough. A number also has
/// higher columns, cosines k = 5 … 8 and the value itself: a product of two correlated variables
/// may look like those, and what they explain is not left to be found elsewhere.
struct RankBasis {
    Eigen::MatrixXf columns;  ///< rows × columns of all variables
    Eigen::MatrixXf higherColumns;
    std::vector<BasisGroup> groups;  ///< one a variable

    Index rows() const { return columns.rows(); }
    Index variables() const { return static_cast<Index>(groups.size()); }
    Matrix of(Index variable) const;
    Matrix higherOf(Index variable) const;
    /// Every column of the first times every one of the second.
    Matrix products(Index first, Index second) const;
    /// The basis of some of the variables, without higher cosines.
    RankBasis only(const std::vector<Index>& variables) const;
};

/// Of these rows of the columns, numbers or categories.
RankBasis rankBasis(const std::vector<const Column*>&, const std::vector<std::int32_t>& rows);

/// Of variables that are columns of numbers: a number alone, or with its mark of missing cells, or
/// indicators of levels. The first column of each counts by its ranks, others as they are.
RankBasis rankBasis(const std::vector<Matrix>& variables);

}  // namespace ardent

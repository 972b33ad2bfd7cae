#pragma once

#include <memory>
#include <vector>

#include "core/base/types.h"

namespace ardent {

enum class SparseFamily {
    Gaussian,    ///< loss (1/2n) Σ (y − f)²
    Binomial,    ///< loss (1/n) Σ log(1 + exp(f)) − y f, y ∈ {0, 1}
    Multinomial  ///< loss (1/n) Σ log Σ_c exp(f_c) − f_y, y a class index
};

/// What a penalty's yardstick is; coefficients are always given for the columns as they came.
enum class PenaltyScale {
    /// As they are: λ Σ_g w_g ‖β_g‖ (Pollner, eq. 2, whose own λ is 2n times this one).
    Raw,
    /// Columns divided by their population standard deviation, as glmnet does: λ Σ_g w_g ‖sd ⊙
    /// β_g‖.
    Standardised,
    /// Groups orthonormalised, as grpreg does: λ Σ_g w_g ‖X_g β_g‖ / √n with centred columns.
    Orthonormal
};

/// Columns of a fit, shared by all fits of it. Groups are neighbours: the first groupSizes[0]
/// columns, then the next groupSizes[1] … No sizes: every column is a group of its own.
struct SparseColumns {
    Matrix values;  ///< n × p
    std::vector<Index> groupSizes;
};

using SparseColumnsPtr = std::shared_ptr<const SparseColumns>;

struct SparseResponse {
    SparseFamily family = SparseFamily::Gaussian;
    Vector values;      ///< n: numbers, 0 or 1, or class indices
    Index classes = 1;  ///< of Multinomial, at least 2; 1 otherwise

    Index outputs() const;  ///< K: classes of Multinomial, else 1
};

struct RowRange {
    Index first = 0;
    Index count = 0;
};

}  // namespace ardent

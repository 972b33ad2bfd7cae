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

/// In what unit a penalty measures a coefficient; coefficients are always given for the columns as
/// they came.
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

struct SparsePathOptions {
    /// α of λ (α ‖β‖ + (1 − α)/2 ‖β‖²), both in the penalty's scale and times the group's weight
    /// (the square of the norm too, as glmnet's penalty factors do). 1 is the lasso; with 0, pure
    /// ridge, λ_max is the one of α = 0.001.
    double mixing = 1.;
    PenaltyScale scale = PenaltyScale::Standardised;
    int lambdas = 100;
    /// λ_min / λ_max; 0: 10⁻⁴, or 10⁻² where there are fewer rows than columns (glmnet).
    double smallestShare = 0.;
    std::vector<double> givenLambdas;  ///< descending; replaces the two above
    /// One a group; empty: √(columns of the group), of linearly independent ones where groups are
    /// orthonormalised. 0: not penalised.
    std::vector<double> groupWeights;
    /// With several columns in a group, or where this is set, one group holds the coefficients of
    /// all classes of Multinomial; else every coefficient is penalised for itself (glmnet's
    /// "ungrouped").
    bool classesTogether = false;
    /// Ends the path, unless λs are given, once more than 99.9 % of the null deviance is explained
    /// or a λ adds less than 10⁻⁵ of what is explained (glmnet).
    bool stopWhenSaturated = true;
    /// Objective within this share of the least one: told by the duality gap or by what the last
    /// sweep gained (Gaussian), else by what the last quadratic model promised.
    double tolerance = 1e-8;
};

/// What was found at one λ. f(x) = intercept + Σ_j x[columns[j]] coefficients.row(j).
struct SparseSolution {
    double lambda = 0.;
    std::vector<Index> columns;  ///< with a non-zero coefficient, ascending
    Matrix coefficients;         ///< (their number) × K
    Vector intercept;            ///< K
    double loss = 0.;            ///< of the family, mean over the rows
    double objective = 0.;       ///< loss + penalty
    double explained = 0.;       ///< share of the null deviance
};

}  // namespace ardent

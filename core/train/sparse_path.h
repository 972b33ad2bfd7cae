#pragma once

#include <memory>
#include <vector>

#include "core/base/go_on.h"
#include "core/train/sparse/sparse_problem.h"

/// Lasso, elastic net and group lasso along a path of penalties.
namespace ardent {

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

/// f at the given rows of `columns`: (number of rows) × K.
Matrix scoresAt(const SparseSolution&, const Matrix& columns, RowRange rows);

/// Mean loss of scores (rows × K) at the rows of the response; the Gaussian one without its ½: the
/// mean squared error. Classification: the mean log loss.
double meanLoss(const SparseResponse&, RowRange rows, const Matrix& scores);

/// A path solved one λ a call, from the largest down, each from the one before. The intercept is
/// not penalised. Coordinate and group descent with strong rules (Tibshirani et al., 2012), all
/// other groups checked against the optimality conditions. Constant columns keep coefficient 0.
/// Same bits whatever the number of threads; runs in the calling thread only.
class SparsePath {
public:
    /// `rows`: the ranges (ascending, disjoint) fitted; empty: all. Only those rows decide means,
    /// deviations and λs.
    SparsePath(SparseColumnsPtr, std::shared_ptr<const SparseResponse>, SparsePathOptions,
               std::vector<RowRange> rows = {});
    ~SparsePath();
    SparsePath(SparsePath&&) noexcept;
    SparsePath& operator=(SparsePath&&) noexcept;

    /// Means, scales and λs; the first `advance` does it if it was not done. False: `goOn` was.
    bool prepare(const GoOn& goOn);

    /// Solves the next λ. False: `goOn` was, and this λ is begun again at the next call.
    bool advance(const GoOn& goOn);

    bool finished() const;
    double largestLambda() const;                ///< λ_max: the least at which all β are 0
    const std::vector<double>& lambdas() const;  ///< once prepared; cut where the path saturated
    const std::vector<SparseSolution>& solutions() const;  ///< so far

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace ardent

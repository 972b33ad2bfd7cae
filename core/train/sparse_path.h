#pragma once

#include <memory>
#include <vector>

#include "core/base/go_on.h"
#include "core/train/sparse/sparse_problem.h"

/// Lasso, elastic net and group lasso along a path of penalties.
namespace ardent {

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

#pragma once

#include "core/train/sparse_path.h"

namespace ardent {

/// Which of `folds` parts each row is held out in: dealt at random, stratified for classes, sizes
/// within one of each other.
std::vector<int> dealFolds(const SparseResponse&, int folds, Seed);

/// K-fold cross-validation of a path. First the path of all rows, whose λs count; then the path of
/// every fold's other rows at the same λs, all folds in parallel, each scored on its held-out rows.
class SparseCrossValidation {
public:
    /// `fold`: the part each row is held out in, 0 … folds − 1. Rows are put into the folds' order
    /// inside; 1 fold: no cross-validation, the path only.
    SparseCrossValidation(SparseColumns, SparseResponse, SparsePathOptions, std::vector<int> fold);
    ~SparseCrossValidation();
    SparseCrossValidation(SparseCrossValidation&&) noexcept;
    SparseCrossValidation& operator=(SparseCrossValidation&&) noexcept;

    /// Solves the next λ of all rows, or, when these are done, a few λs of every fold. False:
    /// `goOn` was, and the piece is begun again at the next call. `goOn` is called by one thread at
    /// a time.
    bool advance(const std::function<bool()>& goOn);

    bool finished() const;
    const std::vector<double>& lambdas() const;
    const std::vector<SparseSolution>& solutions() const;  ///< of all rows
    Index scored() const;  ///< λs that every fold has solved: means[0 … scored − 1] are known

    /// Mean and standard error over the folds (weighted by their rows) of `meanLoss`; one a λ
    /// scored.
    const std::vector<double>& means() const;
    const std::vector<double>& errors() const;

    /// λ with the lowest mean, and the largest λ whose mean is within one standard error of it
    /// (glmnet's lambda.min and lambda.1se); −1 while nothing is scored.
    Index best() const;
    Index sparse() const;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace ardent

#pragma once

#include "core/base/go_on.h"
#include "core/train/sparse_path.h"

namespace ardent {

/// Which λ of a cross-validated path is kept: glmnet's lambda.min or lambda.1se.
enum class LambdaRule { Best, OneStandardError };

/// K-fold cross-validation of a path: the path of all rows, whose λs count, and the path of every
/// fold's other rows at the same λs, scored on the fold's rows. All go forward together, a λ at a
/// time, each as a job of its own in the current arena.
class SparseCrossValidation {
public:
    /// `fold`: the part each row is held out in, 0 … folds − 1. Rows are put into the folds' order
    /// inside. All in fold 0: no cross-validation, the path only.
    SparseCrossValidation(SparseColumns, SparseResponse, SparsePathOptions, std::vector<int> fold);
    ~SparseCrossValidation();
    SparseCrossValidation(SparseCrossValidation&&) noexcept;
    SparseCrossValidation& operator=(SparseCrossValidation&&) noexcept;

    /// Solves the next λ, of all rows and without each fold. False: `goOn` was, and what is not yet
    /// solved at this λ is begun again at the next call. `goOn` is called by one thread at a time.
    bool advance(const GoOn& goOn);

    bool finished() const;
    const std::vector<double>& lambdas() const;
    const std::vector<SparseSolution>& solutions() const;  ///< of all rows

    /// One a λ solved: mean and standard error over the folds (weighted by their rows) of
    /// `meanLoss`; NaN with one fold.
    const std::vector<double>& means() const;
    const std::vector<double>& errors() const;

    /// λ with the lowest mean so far, and the largest λ whose mean is within one standard error of
    /// it (glmnet's lambda.min and lambda.1se); −1 while there is none.
    Index best() const;
    Index sparse() const;

private:
    struct Impl;
    std::unique_ptr<Impl> impl_;
};

}  // namespace ardent

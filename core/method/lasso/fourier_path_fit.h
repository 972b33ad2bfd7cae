#pragma once

#include <optional>
#include <vector>

#include "core/base/go_on.h"
#include "core/kernel/set_importance.h"
#include "core/method/lasso/fourier_variables.h"
#include "core/train/findings.h"
#include "core/train/sparse_path_cross_validation.h"

namespace ardent {

struct PathFitSettings {
    SparsePathOptions path;   ///< weights, where given, one a group
    bool grouped = true;      ///< else every column is penalised for itself
    bool byVariable = false;  ///< parts and path tell of variables, not of groups
    int folds = 10;
    LambdaRule rule = LambdaRule::OneStandardError;
    /// λ of earlier fits of the same rows, from which columns and weights come.
    std::int64_t before = 0;
    /// The path ends after so many λ without a new lowest cross-validated loss; 0: never.
    Index patience = 0;
};

/// Its folds, at most one for two training rows and one a group or time of them; 1: no
/// cross-validation.
int foldsFor(const PathFitSettings&, const Task&);

/// Bytes that a fit takes at its largest moment.
double fitBytes(Index rows, Index columns);

/// A penalised path with cross-validation on Fourier columns of a task's training rows. Works in
/// pieces; everything but `advance` is read between them.
class FourierPathFit {
public:
    FourierPathFit(TaskPtr, GroupedColumns, PathFitSettings, Seed);

    /// One piece of work; false: `goOn` was, and it is begun again at the next call.
    bool advance(const GoOn& goOn);
    bool finished() const;

    Index solved() const;                     ///< λs of the path of all rows
    Index mostLeft() const;                   ///< λs that may follow
    double trainingLoss(Index lambda) const;  ///< mean squared error or log loss, target's scale
    bool isFinite(Index lambda) const;
    bool byVariable() const { return settings_.byVariable; }
    int folds() const { return settings_.folds; }

    /// λ that counts now: by the rule once all are scored or `settle` was called, else the last.
    Index chosen() const;
    /// Its number among those of all fits, from 1.
    std::int64_t chosenOfAll() const { return settings_.before + chosen() + 1; }
    void settle() { settled_ = true; }

    /// The lowest cross-validated loss and its standard error; nothing without folds.
    struct Score {
        double loss, error;
    };
    std::optional<Score> lowestScore() const;

    const std::vector<std::vector<Index>>& sets() const { return grouped_->sets; }

    /// Those with a coefficient at the chosen λ, where parts are of groups.
    std::vector<std::vector<Index>> activeSets() const;

    /// Standard deviation over the training rows of every group's part of f, in standard deviations
    /// of the target or log odds; several classes: root of the summed squares. By variable: root of
    /// the summed squares of the groups with the variable.
    const Vector& parts(Index lambda) const { return parts_[static_cast<std::size_t>(lambda)]; }

    FourierSum sum(Index lambda) const;  ///< columns with a coefficient only
    PredictorPtr predictor(Index lambda) const;
    PathPtr path() const;

private:
    void startSolver();
    bool measureGroups(const GoOn&);  ///< false: it was, and nothing is measured
    Vector partsOf(const SparseSolution&) const;
    void follow();
    bool isPastBest() const;

    TaskPtr task_;
    std::shared_ptr<const GroupedColumns> grouped_;
    PathFitSettings settings_;
    Seed seed_;
    bool settled_ = false;

    Matrix design_;  // until the solver takes it
    Index filled_ = 0;
    std::vector<Index> firstOf_;                   // first column of each group, and their number
    std::vector<Matrix> covariances_;              // of each group's columns
    std::optional<SparseCrossValidation> solver_;  // until it is finished
    bool finished_ = false;
    std::vector<double> means_, errors_;
    Index best_ = -1;
    Index sparse_ = -1;
    std::vector<std::shared_ptr<const SparseSolution>> solutions_;
    std::vector<Vector> parts_;
    mutable PathPtr path_;
    mutable std::size_t pathScored_ = 0;
    mutable Index pathChosen_ = -1;
};

}  // namespace ardent

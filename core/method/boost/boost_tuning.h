#pragma once

#include <limits>
#include <vector>

#include "core/base/go_on.h"
#include "core/method/boost/boost_machine.h"

namespace ardent {

/// The paper's grid around the given settings: γ ∈ 2^{−2…2}/d; λ ∈ {leastPenalty, 2⁻⁵ … 2⁻²} for
/// GBRFF2, where the paper has 0, which overfits; β ∈ 10^{−2…2} for GBRFF1.
std::vector<BoostSettings> paperGrid(const BoostSettings&, Index inputs, double leastPenalty);

/// λ/(γ d), with which λ E‖ω‖² is the same for all γ.
double lambdaOfWidth(double lambda, double gamma, Index inputs);

/// γ ∈ {1, 4, 16}/d, the widest kernel first, each with its λ.
std::vector<BoostSettings> widthGrid(const BoostSettings&, Index inputs);

/// Rounds, at most, folds and training rows that choose the width; fewer rows beyond 100 columns.
inline constexpr int kWidthRounds = 40;
inline constexpr int kWidthFolds = 5;
Index rowsForWidth(const Task&);

/// Settings that are tried together, each on every fold.
inline constexpr std::size_t kSettingsATime = 2;

struct BoostTrials {
    std::vector<BoostSettings> grid;
    int rounds = 100;
    int folds = 5;
    Index mostRows = std::numeric_limits<Index>::max();  ///< drawn from the training rows

    /// Whether an earlier setting is kept whose error is within two standard errors of the lowest.
    bool prefersEarlier = false;
};

/// Tries settings by K-fold cross-validation on the training rows, a piece a call.
class BoostTuner {
public:
    BoostTuner(TaskPtr, BoostTrials, Seed);

    /// One more round of the next few settings on every fold, in parallel. False: `goOn` was, and
    /// the next call does what is left of the round.
    bool advance(const GoOn& goOn);

    bool finished() const { return held_.size() == trials_.grid.size(); }
    Index tried() const { return std::ssize(held_); }
    Index count() const { return std::ssize(trials_.grid); }

    /// With the lowest held-out error after the last round, in the mean over the folds: share of
    /// wrong classes, or mean squared error; ties go to the lower held-out loss. Standard errors
    /// are of the differences of rows.
    const BoostSettings& best() const;

private:
    struct Held {
        double error = 0., loss = 0.;  // sums over the folds
        std::vector<double> errors;    // of every row, where earlier settings are preferred
    };

    TaskPtr task_;
    BoostTrials trials_;
    Seed seed_;
    struct Part {
        std::vector<std::int32_t> fit, score;
    };
    std::vector<Part> parts_;
    std::vector<BoostMachine> machines_;  // of the settings that are tried now, each on every fold
    std::vector<Held> held_;

    void begin();
    void judge();
};

}  // namespace ardent

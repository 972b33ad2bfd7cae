#pragma once

#include <optional>
#include <vector>

#include "core/base/go_on.h"
#include "core/method/boost/boost_machine.h"

namespace ardent {

/// The paper's grid around the given settings: γ ∈ 2^{−2…2}/d; λ ∈ {2⁻¹⁰, 2⁻⁵ … 2⁻²} (the paper has
/// 0 in place of 2⁻¹⁰, which overfits) for GBRFF2; β ∈ 10^{−2…2} for GBRFF1.
std::vector<BoostSettings> paperGrid(const BoostSettings&, Index inputs);

/// Tries settings by K-fold cross-validation on the training rows, a piece a call.
class BoostTuner {
public:
    BoostTuner(TaskPtr, std::vector<BoostSettings> grid, int rounds, int folds, Seed);

    /// Fits the next few settings on every fold, in parallel. False: `goOn` was, and nothing is
    /// changed.
    bool advance(const GoOn& goOn);

    bool finished() const { return errors_.size() == grid_.size(); }
    Index tried() const { return std::ssize(errors_); }
    Index count() const { return std::ssize(grid_); }

    /// With the lowest held-out error after the last round: share of wrong classes, or mean squared
    /// error; ties go to the lower held-out loss.
    const BoostSettings& best() const;

private:
    struct Error {
        double error = 0., loss = 0.;
    };

    TaskPtr task_;
    std::vector<BoostSettings> grid_;
    int rounds_;
    Seed seed_;
    struct Part {
        std::vector<std::int32_t> fit, score;
    };
    std::vector<Part> parts_;
    std::vector<Error> errors_;
};

}  // namespace ardent

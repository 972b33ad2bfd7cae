#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/base/go_on.h"
#include "core/data/task/recipe.h"
#include "core/method/srff/srff_descent.h"

namespace ardent {

/// Compares draws of the random frequencies at given scales: with a few hundred features the error
/// of one and the same kernel differs by many percent from draw to draw. The later half are chosen:
/// of several frequencies drawn for each feature those are kept that explain the target best beside
/// one another (`forwardFeatures`).
class SrffDraws {
public:
    struct Plan {
        Sampler sampler = Sampler::Gaussian;
        Index features = 300;
        Seed seed = 1;
        int draws = 1;
        int candidates = 1;  ///< frequencies a feature, of chosen draws
        std::vector<double> lambdas;
        std::vector<Vector> scales;
    };

    /// Fits on `rows`; every draw counts by the lowest of its losses over the validation rows, or,
    /// without these, over `rows`, with any of the λ and scales.
    SrffDraws(TaskPtr, Loss, std::vector<std::int32_t> rows, Plan);

    /// One draw. False: `goOn` was, and nothing has changed.
    bool advance(const GoOn& goOn);

    bool finished() const { return tried_ == plan_.draws; }
    int tried() const { return tried_; }

    /// Of the draws tried.
    const std::shared_ptr<const FourierBasis>& bestBasis() const { return basis_; }
    const std::optional<SrffPoint>& bestPoint() const { return point_; }  ///< null: none is finite

private:
    /// Null: `goOn` said no.
    std::shared_ptr<const FourierBasis> draw(const GoOn& goOn) const;

    Matrix targetsOf() const;

    TaskPtr task_;
    Loss loss_;
    std::vector<std::int32_t> rows_;
    Plan plan_;
    int tried_ = 0;
    std::shared_ptr<const FourierBasis> basis_;
    std::optional<SrffPoint> point_;
    double lowest_;
};

/// How many frequencies are drawn for so many features: `candidates` for each, but, so that the
/// choice takes seconds, not beyond 3,000, or beyond 10⁷ numbers, in all.
Index drawnFrequencies(Index features, int candidates, Index inputs);

}  // namespace ardent

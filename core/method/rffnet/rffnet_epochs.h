#pragma once

#include <optional>
#include <span>

#include "core/data/task/recipe.h"
#include "core/method/rffnet/rffnet_options.h"

namespace ardent {

/// Passes over the training rows in freshly shuffled minibatches, a bounded piece at a time.
class EpochLoop {
public:
    /// draw: which shuffles to use; loops with different draws are independent.
    /// y: the target to train on, one number a row of the task.
    EpochLoop(const Task& task, std::span<const float> y, const FourierBasis& basis,
              const RffnetOptions& options, int plannedEpochs, Seed seed, std::uint32_t draw);

    /// Trains some minibatches, about 5·10⁸ operations. Gives the mean of the epoch's minibatch
    /// losses when the epoch ended; at once, and not finite, when a loss was not finite.
    std::optional<double> advance(FourierParameters<float>& parameters, double learningRate,
                                  double alpha);

    /// Mean loss over the given rows, a bounded piece at a time; nothing while rows are left.
    std::optional<double> loss(std::span<const std::int32_t> rows,
                               const FourierParameters<float>& parameters);

private:
    void beginEpoch();
    void prefetchBatch(Index first) const;

    const Task& task_;
    std::span<const float> y_;
    RffnetStepper<float> stepper_;
    Schedule schedule_;
    Index batchSize_;
    double plannedRows_;
    double operationsPerRow_;
    Seed seed_;
    std::uint32_t shuffle_;
    std::vector<std::int32_t> order_;
    Index position_ = 0;
    double rowsDone_ = 0.;
    double lossSum_ = 0.;
    FourierObjective<float>::Progress judged_;
};

}  // namespace ardent

#pragma once

#include <optional>

#include "core/method/adam.h"
#include "core/method/frequency_factor.h"
#include "core/method/metric/free_fourier_objective.h"
#include "core/method/metric/metric_net.h"

namespace ardent {

struct TrainingPlan {
    Freedom freedom = Freedom::Scale;
    int epochs = 30;
    double rate = 1e-2;        ///< peak, of what moves
    double weightRate = 1e-2;  ///< peak, of a and c
    double ridge = 1e-4;       ///< weight of ‖a‖²
    Index batchSize = 128;
    /// The running average θ̄ ← θ̄ + 0.005 (θ − θ̄) over the steps is what is judged and kept.
    bool averages = false;
    Seed seed = 1;
    std::uint32_t draw = 0;  ///< which shuffles; below 2²⁰
};

/// Minibatch Adam (Kingma & Ba, 2014) with a one-cycle rate on a model whose frequencies move, and
/// the model of the epoch with the lowest validation loss.
class FreeFourierTraining {
public:
    /// start: with a scale, a metric or neither, as `freedom` says. data must outlive this object.
    FreeFourierTraining(const MetricTask& data, MetricNet start, const TrainingPlan&);

    struct Losses {
        double train = 0.;       ///< mean over the epoch's batches, as they were met
        double validation = 0.;  ///< at the end of the epoch; of the training without such rows
        double rows = 1.;        ///< that the validation loss is of, where there are such rows
    };

    /// At most that many steps; gives the losses when the epoch ended. Once a loss is not finite it
    /// is finished.
    std::optional<Losses> advance(Index steps, Sharing);

    bool finished() const { return epoch_ >= plan_.epochs || failed_; }
    bool failed() const { return failed_; }
    Index stepsAnEpoch() const;
    double operationsAStep() const;

    MetricNet current() const;
    MetricNet best() const;  ///< the start before the first epoch
    double bestLoss() const { return bestLoss_; }
    double lastLoss() const { return lastLoss_; }

private:
    using Values = AlignedVector<float>;
    /// Everything that learns: γ or M, and all of ω, b, a and c.
    struct State {
        Values factor;  // γ: s, or M: s × s by rows
        Values waves;   // as FreeFourierLayout says
    };
    void rebuild(State&) const;
    void step(std::span<const std::int32_t> rows);
    void beginEpoch();
    MetricNet netOf(const State&) const;

    const MetricTask& data_;
    TrainingPlan plan_;
    CoordinatesPtr coordinates_;
    FreeFourierLayout layout_;
    Values base_;  // ε in the layout's rows
    FreeFourierObjective<float> objective_;
    State now_, average_, best_;
    Values gradient_, factorGradient_;
    Adam<float> factorAdam_, waveAdam_, weightAdam_;

    std::vector<std::int32_t> order_;
    Index position_ = 0;
    Index stepsDone_ = 0;
    int epoch_ = 0;
    double lossSum_ = 0.;
    double bestLoss_;
    double lastLoss_;
    bool failed_ = false;
    Sharing sharing_ = Sharing::ThisThread;
};

}  // namespace ardent

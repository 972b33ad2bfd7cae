#pragma once

#include <optional>
#include <string>

#include "core/method/metric/metric_run.h"

namespace ardent {

/// The metric method. One of three recipes (`metricRecipe`) takes a `MetricRun` from the first
/// stage to the last and leaves what it finds in the candidates of the run:
///
///     gradientRecipe  findScales → findScalesByEvidence → MetricScales
///                     → trainMetrics of firstStarts → checkForward → refine → averageBest
///     smallRecipe     startStack → evidence searches on all rows, judged by fresh evidence
///                     → addPosterior, addFoldNets → MetricStack → takeStack
///     wideRecipe      the same with equal scales as well, and the searches anew on every fold
///
/// Each is a function that hands over after every piece of work.
class MetricSearch {
public:
    MetricSearch(TaskPtr, const MetricOptions&, Seed);

    /// All of it. This object and goOn must outlive the pieces.
    Pieces run(const GoOn& goOn);

    const Message& stage() const { return run_.stage; }
    std::int64_t mostTicks() const { return mostTicks_; }
    /// Its validation losses are of rows that the folds of a cross-validation hold out.
    bool crossValidates() const { return recipe_ != MetricRecipe::Gradient; }
    const MetricTask& data() const { return run_.data; }

    /// What is being learned, or found best so far; null before anything.
    std::optional<MetricNet> current() const;
    std::optional<MetricNet> best() const;
    /// Whose variables the run tells of: what a search by evidence has found, of which only the
    /// scales or the metric are, else what is current.
    std::optional<MetricNet> told() const;
    /// What is told is of a search by evidence and ahead of the model, if there is one.
    bool tellsAhead() const;
    /// The model of current() has seen validation rows: one of cross-validation learns from all but
    /// its fold.
    bool currentLearnsFromValidation() const;
    bool bestLearnsFromValidation() const;
    /// Of the kept candidate, on rows held out, in the unit of the curve.
    std::optional<double> bestLoss() const;
    /// Empty before the pieces are over.
    const Message& endReason() const { return endReason_; }

private:
    Pieces recipe(const GoOn&);
    const FreeFourierTraining* betterTraining() const;

    MetricRun run_;
    MetricRecipe recipe_;
    std::int64_t mostTicks_;
    Message endReason_;
};

}  // namespace ardent

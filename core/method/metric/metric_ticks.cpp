#include "core/method/metric/metric_ticks.h"

#include <algorithm>

#include "core/method/evidence/evidence_search.h"
#include "core/method/metric/metric_forward.h"
#include "core/method/metric/metric_screen.h"
#include "core/method/metric/metric_searches.h"
#include "core/method/metric/metric_stack.h"
#include "core/method/metric/metric_wide.h"

namespace ardent {
namespace {

constexpr std::int64_t kLast = 1;  // the average

/// One for each candidate that betters all before it.
std::int64_t closedForms(const MetricOptions& options) {
    const std::int64_t scales = goesThrough(MetricStage::Evidence, options) ? 2 : 1;
    const std::int64_t waves = goesThrough(MetricStage::Frequencies, options) ? 2 : 0;
    if (!goesThrough(MetricStage::Metric, options)) return scales + waves;
    const bool isThorough = options.preset == MetricPreset::Thorough;
    const std::int64_t metrics = isThorough ? 3 : 1;
    const std::int64_t passes = !goesThrough(MetricStage::SecondPass, options) ? 0
                                : isThorough                                   ? 3
                                                                               : 2;
    const std::int64_t freed = !goesThrough(MetricStage::Frequencies, options) ? 0
                               : isThorough                                    ? 4
                                                                               : 2;
    return scales + metrics + passes + freed + waves;
}

std::int64_t gradientTicks(const MetricTask& data, const MetricOptions& options) {
    const std::int64_t epochs = metricPace(data, options).epochs;
    std::int64_t ticks = std::max<std::int64_t>(1, epochs / 3) + epochs;  // scales
    if (goesThrough(MetricStage::Evidence, options))
        ticks += ticksOfSearch(EvidencePlan{}.iterations) + ticksOfSearch(longer({}).iterations);
    if (goesThrough(MetricStage::Metric, options)) {
        const std::int64_t metric = 2 * epochs;
        ticks += metric;
        if (goesThrough(MetricStage::Forward, options))
            ticks += mostAdditions(data, options) * metric;
        if (options.preset == MetricPreset::Thorough) ticks += metric;
        const bool hasSecondPass = goesThrough(MetricStage::SecondPass, options);
        if (hasSecondPass) ticks += metric;
        if (goesThrough(MetricStage::Frequencies, options))
            ticks += (hasSecondPass ? 3 : 2) * epochs;
    }
    if (goesThrough(MetricStage::Frequencies, options)) ticks += 2 * epochs;  // fast waves
    if (goesThrough(MetricStage::ClosedForm, options) && data.loss == Loss::Squared &&
        !data.validation.empty())
        ticks += closedForms(options);
    return ticks + (goesThrough(MetricStage::Average, options) ? kLast : 0);
}

/// Epochs of folds end together, but where the sizes of the folds, which differ by a row, or more
/// with groups and times, take another number of batches.
std::int64_t ticksOnFolds(const MetricTask& data, const MetricPace& pace, std::int64_t epochs) {
    const Index rows = std::ssize(data.train) + std::ssize(data.validation);
    const auto batches = [&](Index heldOut) {
        return (rows - heldOut + pace.batchSize - 1) / pace.batchSize;
    };
    const bool endTogether =
        data.task->order.units.empty() &&
        batches(rows / kStackFolds) == batches((rows + kStackFolds - 1) / kStackFolds);
    return endTogether ? epochs : kStackFolds * epochs;
}

std::int64_t smallTicks(const MetricTask& data, const MetricOptions& options) {
    const MetricPace pace = metricPace(data, options);
    constexpr int kTrainings = 2;  // a second pass, and free frequencies
    return ticksOfSearch(kRaceIterations) + ticksOfSearch(kKeptIterations) +
           ticksOfSearch(kMetricIterations) +
           kTrainings * ticksOnFolds(data, pace, 2 * std::int64_t{pace.epochs}) + kLast;
}

std::int64_t wideTicks(const MetricTask& data) {
    constexpr int kRaces = 2;                                 // on all rows, and on every fold
    const int ofColumns = hasManyInputs(*data.task) ? 2 : 1;  // those that vary most, and screened
    return equalScaleModels(data.task->x.cols()) +
           ofColumns * (kRaces * ticksOfSearch(kRaceIterations) + ticksOfSearch(kKeptIterations) +
                        ticksOfSearch(kMetricIterations)) +
           kLast;
}

}  // namespace

std::int64_t mostMetricTicks(const MetricTask& data, const MetricOptions& options) {
    switch (metricRecipe(*data.task, options)) {
        case MetricRecipe::Small:
            return smallTicks(data, options);
        case MetricRecipe::Wide:
            return wideTicks(data);
        case MetricRecipe::Gradient:
            break;
    }
    return gradientTicks(data, options);
}

}  // namespace ardent

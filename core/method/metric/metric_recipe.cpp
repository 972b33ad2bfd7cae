#include "core/method/metric/metric_recipe.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/method/metric/metric_screen.h"

namespace ardent {
namespace {

Index rowsLearnedFrom(const Task& task) {
    return std::ssize(task.split.train) + std::ssize(task.split.validation);
}

Index rowsBesidesLargestClass(const Task& task) {
    std::vector<Index> counts(task.recipe->classes.size(), 0);
    for (const auto* part : {&task.split.train, &task.split.validation})
        for (const std::int32_t row : *part)
            ++counts[static_cast<std::size_t>(task.y[static_cast<std::size_t>(row)])];
    return rowsLearnedFrom(task) - std::ranges::max(counts);
}

bool hasFewRows(const Task& task) {
    constexpr Index kFewRows = 3000;
    constexpr Index kMostRareRows = 20'000;
    constexpr Index kFewOfOthers = 300;
    const Index rows = rowsLearnedFrom(task);
    if (rows < kFewRows) return true;
    if (task.recipe->problem == Problem::Regression || rows > kMostRareRows) return false;
    return rowsBesidesLargestClass(task) < kFewOfOthers;
}

}  // namespace

MetricRecipe metricRecipe(const Task& task, const MetricOptions& options) {
    constexpr Index kLeastRows = 20;
    const Index rows = rowsLearnedFrom(task);
    const bool isForFewRows =
        rows >= kLeastRows && (options.preset == MetricPreset::Small ||
                               (options.preset == MetricPreset::Auto && hasFewRows(task)));
    if (!isForFewRows) return MetricRecipe::Gradient;
    return task.x.cols() > rows ? MetricRecipe::Wide : MetricRecipe::Small;
}

bool goesThrough(MetricStage stage, const MetricOptions& options) {
    using enum MetricStage;
    switch (options.preset) {
        case MetricPreset::Fast:
            return stage != Evidence && stage != Forward && stage != Average;
        case MetricPreset::Default:
        case MetricPreset::Thorough:
            if (stage == Forward && options.leaveOut == Evidence) return false;
            return stage != options.leaveOut;
        default:
            return true;
    }
}

MetricPace metricPace(const MetricTask& data, const MetricOptions& options) {
    const auto n = static_cast<double>(data.train.size());
    const double fitting = std::exp2(std::round(std::log2(std::max(1., n / 64.))));
    const Index batchSize = options.batchSize > 0
                                ? options.batchSize
                                : static_cast<Index>(std::clamp(fitting, 16., 128.));
    if (options.epochs > 0) return {batchSize, options.epochs};
    const bool takesLonger = options.preset == MetricPreset::Thorough ||
                             metricRecipe(*data.task, options) != MetricRecipe::Gradient;
    const double usual = options.preset == MetricPreset::Fast ? 15. : takesLonger ? 30. : 20.;
    const double wanted = std::ceil(usual * 70. * static_cast<double>(batchSize) / n);
    return {batchSize, static_cast<int>(std::clamp(wanted, n > 18e3 ? 10. : usual, 10. * usual))};
}

double metricBytes(const Task& task, const MetricOptions& options) {
    constexpr double kArrays = 4. * 4. * 8.;  // four trainings side by side with Adam's moments
    constexpr auto kFresh = static_cast<double>(kFreshFeatures);
    constexpr double kWaves = kMostWaves * static_cast<double>(kWaveFeatures);
    constexpr auto kPosterior = static_cast<double>(kPosteriorFeatures);
    const MetricRecipe recipe = metricRecipe(task, options);
    const double features = options.features;
    const auto inputs = static_cast<double>(task.x.cols());
    const auto outputs = static_cast<double>(task.recipe->outputs());
    const auto rows = static_cast<double>(task.split.train.size() + task.split.validation.size());
    const auto seen =
        static_cast<double>(recipe == MetricRecipe::Gradient ? kForwardRows : kFewRowsSearched);
    double bytes = kArrays * features * (inputs + outputs + 1.) + 16. * rows * inputs +
                   4. * (24. * features * features + 20. * features * std::min(rows, seen));
    if (recipe != MetricRecipe::Gradient) bytes += 12. * kFresh * rows;
    if (recipe == MetricRecipe::Small)  // with waves, and what is left open row by row
        bytes += 12. * kWaves * rows + 24. * (kFresh + kWaves) * std::min(rows, seen);
    constexpr double kScreened = 116.;  // a cell: nine cosines and the like, as float and double
    if (recipe != MetricRecipe::Gradient && hasManyInputs(task)) bytes += kScreened * rows * inputs;
    if (recipe == MetricRecipe::Wide) bytes += 14. * 8. * kPosterior * inputs;
    return bytes;
}

}  // namespace ardent

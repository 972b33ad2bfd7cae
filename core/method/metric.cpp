#include "core/method/metric.h"

#include <fmt/format.h>

#include "core/base/memory.h"
#include "core/base/text.h"
#include "core/method/metric_options.h"
#include "core/method/metric_trainer.h"

namespace ardent {
namespace {

Result<std::unique_ptr<Trainer>> makeMetric(TaskPtr task, const OptionValues& values, Seed seed) {
    const auto options = readOptions<MetricOptions>(values);
    const auto inputs = static_cast<double>(task->x.cols());
    const auto outputs = static_cast<double>(task->recipe->outputs());
    constexpr double kArrays = 4. * 4. * 8.;  // four trainings side by side with Adam's moments
    const auto rows = static_cast<double>(task->split.train.size() + task->split.validation.size());
    const double features = options.features;
    const bool isSmall = options.preset == MetricPreset::Small;
    const bool mayBeWide = isSmall || options.preset == MetricPreset::Auto;
    constexpr double kFresh = 600.;  // features on which the small recipe judges scales
    const double evidence =
        4. * (24. * features * features + 20. * features * std::min(rows, isSmall ? 3000. : 5000.));
    const double bytes = kArrays * features * (inputs + outputs + 1.) + evidence +
                         16. * rows * inputs + (isSmall ? 12. * kFresh * rows : 0.) +
                         (mayBeWide && inputs > rows ? 14. * 8. * kFresh * inputs : 0.);
    const auto fits =
        checkMemory(bytes,
                    fmt::format("{} Fourier features of {} encoded columns and {:.0f} rows",
                                options.features, task->x.cols(), rows),
                    isSmall ? "set fewer features or another preset" : "set fewer features");
    if (!fits) return tl::unexpected(fits.error());
    return metricTrainer(std::move(task), options, seed);
}

}  // namespace

Method metricMethod() {
    return {"metric",
            "Metric learning",
            "Finds the few variables that matter, learns along which of their linear combinations "
            "the target changes, and fits random cosines there. Its directions show whether a "
            "target depends on single variables or on sums of them.",
            "Ardent's own method; see its help page",
            {Problem::Regression, Problem::Classification},
            &schemaOf<MetricOptions>,
            &makeMetric};
}

}  // namespace ardent

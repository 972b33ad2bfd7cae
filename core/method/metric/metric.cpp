#include "core/method/metric/metric.h"

#include "core/method/metric/metric_trainer.h"

namespace ardent {
namespace {

Result<std::unique_ptr<Trainer>> makeMetric(TaskPtr task, const OptionValues& values, Seed seed) {
    const auto options = readOptions<MetricOptions>(values);
    const auto fits = checkMetricMemory(*task, options);
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
            {RunPart::Directions, RunPart::Selection},
            &schemaOf<MetricOptions>,
            &makeMetric,
            false,
            true};
}

}  // namespace ardent

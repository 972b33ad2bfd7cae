#pragma once

#include <memory>
#include <optional>

#include "core/method/held_out_plan.h"
#include "core/method/judged_trainer.h"
#include "core/method/metric/metric_options.h"

namespace ardent {

/// Fault::Usage where its features do not fit in free memory.
Result<> checkMetricMemory(const Task&, const MetricOptions&);

/// One run of the metric method.
std::unique_ptr<JudgedTrainer> metricTrainer(TaskPtr, const MetricOptions&, Seed);

/// Its rows to fit and the validation rows that its held-out loss is of; nothing where folds tell
/// that loss, which is too low: of rows that have chosen the variables and their scales.
std::optional<HeldOut> metricValidation(const TaskPtr&, const MetricOptions&, Seed);

}  // namespace ardent

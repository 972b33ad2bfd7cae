#pragma once

#include <memory>

#include "core/method/held_out_plan.h"
#include "core/method/judged_trainer.h"
#include "core/method/metric/metric_options.h"

namespace ardent {

/// Fault::Usage where its features do not fit in free memory.
Result<> checkMetricMemory(const Task&, const MetricOptions&);

/// One run of the metric method.
std::unique_ptr<JudgedTrainer> metricTrainer(TaskPtr, const MetricOptions&, Seed);

/// What its held-out loss is of: the folds of its cross-validation, or training and validation
/// rows.
std::vector<HeldOut> metricJudgedOn(const TaskPtr&, const MetricOptions&, Seed);

}  // namespace ardent

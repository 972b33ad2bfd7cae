#pragma once

#include <memory>

#include "core/method/metric/metric_options.h"
#include "core/train/trainer.h"

namespace ardent {

/// One run of the metric method.
std::unique_ptr<Trainer> metricTrainer(TaskPtr, const MetricOptions&, Seed);

}  // namespace ardent

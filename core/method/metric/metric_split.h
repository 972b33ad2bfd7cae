#pragma once

#include "core/method/metric/metric_net.h"

namespace ardent {

/// The task's split; where it has no validation rows, about a tenth of the training rows (200 to
/// 2,000, at most a quarter) is held out, whole groups or the latest times (`drawnToJudge`).
MetricTask metricTask(TaskPtr, Seed);

}  // namespace ardent

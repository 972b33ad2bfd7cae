#pragma once

#include "core/method/metric/metric_scales.h"

namespace ardent {

/// What is made of the metrics once the variables are known: other frequencies, second passes, free
/// frequencies and outer weights in closed form, as the options say. metrics: position of the first
/// candidate with a metric; without any only the scales are finished. What is referred to must
/// outlive the pieces.
Pieces refine(MetricRun&, const MetricScales&, std::size_t metrics, const GoOn&);

/// Averages the best of all candidates on the validation rows; kept where several have a share.
void averageBest(MetricRun&);

}  // namespace ardent

#pragma once

#include <cstdint>

#include "core/method/metric/metric_net.h"
#include "core/method/metric/metric_options.h"

namespace ardent {

/// Ticks of a run, whatever it finds on its way: those of every stage that it may go through. data:
/// as the run begins.
std::int64_t mostMetricTicks(const MetricTask& data, const MetricOptions&);

}  // namespace ardent

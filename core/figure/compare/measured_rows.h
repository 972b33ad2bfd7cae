#pragma once

#include <span>
#include <vector>

#include "core/figure/compare/compared_run.h"
#include "core/figure/figure.h"

namespace ardent {

const Metrics& metricsOn(const SplitMetrics&, MetricRows);

/// Whether any of its runs has metrics on those rows.
bool isMeasured(const ComparedRun&, MetricRows);

/// On how many of those rows each run is measured that is.
std::vector<Index> measuredCounts(std::span<const ComparedRun>, MetricRows);

}  // namespace ardent

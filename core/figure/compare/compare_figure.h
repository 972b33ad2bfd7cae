#pragma once

#include <span>

#include "core/figure/compare/compared_run.h"
#include "core/figure/figure.h"

namespace ardent {

/// Below, `baseline` is the position of the run that the others are measured against.

/// Every metric on those rows with its difference from the baseline's; mean and standard deviation
/// over seeds.
Figure metricsFigure(std::span<const ComparedRun>, std::size_t baseline, MetricRows);

/// What the runs were made with; tinted where it is not as in the baseline.
Figure settingsFigure(std::span<const ComparedRun>, std::size_t baseline, bool onlyDifferences);

}  // namespace ardent

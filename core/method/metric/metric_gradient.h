#pragma once

#include "core/method/metric/metric_run.h"

namespace ardent {

/// The recipe for rows enough: scales, metrics of the sets that they suggest, what is made of these
/// and their average, where validation rows choose. The run and goOn must outlive the pieces.
Pieces gradientRecipe(MetricRun&, const GoOn&);

}  // namespace ardent

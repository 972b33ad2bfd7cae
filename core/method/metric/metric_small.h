#pragma once

#include "core/method/metric/metric_run.h"

namespace ardent {

/// The recipe for few rows: validation rows would be too few to choose by, so that the evidence
/// chooses, all rows are used and what the folds predict decides how the models are averaged. The
/// run and goOn must outlive the pieces.
Pieces smallRecipe(MetricRun&, const GoOn&);

}  // namespace ardent

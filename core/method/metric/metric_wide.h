#pragma once

#include "core/method/metric/metric_run.h"

namespace ardent {

/// Models with one scale for several of so many columns, or for all of them; a tick each.
int equalScaleModels(Index columns);

/// The recipe for few rows and more columns. Some columns tell any rows well there, so that columns
/// and scales are chosen anew on every fold: only predictions of rows that chose none count. The
/// run and goOn must outlive the pieces.
Pieces wideRecipe(MetricRun&, const GoOn&);

}  // namespace ardent

#pragma once

#include "core/data/task/recipe.h"
#include "core/figure/axis.h"

namespace ardent {

/// Names an axis of a variable's numbers, with their unit; of times its ticks are dates, and tables
/// and files name the day that their numbers count from.
inline void nameVariable(Axis& axis, const SourceColumn& variable) {
    axis.label = nameWithUnit(variable);
    if (!variable.date || variable.date->clock != DateClock::Time) return;
    axis.english = axis.label;
    axis.label = variable.name;
    axis.dayZero = variable.date->origin;
}

}  // namespace ardent

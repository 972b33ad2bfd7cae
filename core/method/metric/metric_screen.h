#pragma once

#include <optional>
#include <vector>

#include "core/base/go_on.h"
#include "core/method/metric/metric_net.h"

namespace ardent {

/// Whether a search by gradients over all inputs at once may pass by pairs without main effects.
bool hasManyInputs(const Task&);

/// Inputs of the sources that `screenTask` selects on the training rows at a false discovery rate
/// of 10 %, ascending. Nothing where `goOn` says no.
std::optional<std::vector<Index>> screenedInputs(const MetricTask& rows, Seed, const GoOn&);

}  // namespace ardent

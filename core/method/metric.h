#pragma once

#include "core/method/method.h"

namespace ardent {

/// Learns which few variables matter, then a full small matrix M there (ω = M ε), then the
/// frequencies themselves, and ends with outer weights in closed form: a model of the form of the
/// five papers, beyond the diagonal scale where they stop. No paper has it; metric_trainer.h says
/// what is done in which order.
Method metricMethod();

}  // namespace ardent

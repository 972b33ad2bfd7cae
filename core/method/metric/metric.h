#pragma once

#include "core/method/method.h"

namespace ardent {

/// Learns which few variables matter, then a full small matrix M there (ω = M ε), then the
/// frequencies themselves, and ends with outer weights in closed form: a model of the form of the
/// five papers, beyond the diagonal scale where they stop. No paper has it;
/// resources/help/metric.md says what is done in which order. One tick, a step, is an epoch
/// of the trainings that run side by side, ten iterations of the searches of the evidence, or a
/// closed form.
Method metricMethod();

}  // namespace ardent

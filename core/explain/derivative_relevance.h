#pragma once

#include <optional>

#include "core/base/go_on.h"
#include "core/explain/explained.h"
#include "core/train/findings.h"

namespace ardent {

/// How fast f (before the link) changes with each source column, over the given rows. A number:
/// √mean (∂f/∂x)² per training standard deviation. A category: mean absolute change of f when a
/// row's level is switched to another one, every other level counting alike. Several outputs are
/// pooled as the root of their sum of squares. A column that is constant has 0. The predictor must
/// have a Fourier model; no rows give zeros.
std::optional<Explained<Relevance>> derivativeRelevance(const Predictor&, const DesignMatrix& x,
                                                        const std::vector<std::int32_t>& rows,
                                                        const GoOn& = always);

}  // namespace ardent

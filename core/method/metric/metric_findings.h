#pragma once

#include <optional>

#include "core/method/metric/metric_net.h"
#include "core/train/findings.h"

namespace ardent {

/// What a net tells about the source columns.
struct MetricFindings {
    Relevance relevance;
    std::optional<Directions> directions;  ///< none while every variable has a scale of its own
};

/// The same function of the training rows without the inputs that do not vary among them.
FourierModel ofVarying(FourierModel, const FittedRecipe&);

/// γ: |γ|, no directions. M: norms of its rows, singular values and left singular vectors. Free ω:
/// root mean squares of the slopes of f along every variable, and along the eigenvectors of the
/// average gradient outer product, over at most 500 training rows. Encoded columns of one source
/// are pooled by their norm.
MetricFindings metricFindings(const MetricTask&, const MetricNet&);

}  // namespace ardent

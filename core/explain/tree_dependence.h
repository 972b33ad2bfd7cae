#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/explain/effect_axis.h"

namespace ardent {

/// What `kernelMeans` gives, of trees: f averaged over the rows with one or two sources at the
/// points of their axes, exactly. A leaf counts with the share of the rows that the splits on other
/// columns lead to it (Friedman 2001, section 8.2, with these rows in place of the training ones):
/// O((rows + points) · leaves), and no n × points predictions.
std::optional<std::vector<Matrix>> treeMeans(const Predictor&, const DesignMatrix& x,
                                             const std::vector<std::int32_t>& rows,
                                             std::span<const EffectAxis>, const GoOn&);

}  // namespace ardent

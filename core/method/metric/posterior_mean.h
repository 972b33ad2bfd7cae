#pragma once

#include <optional>

#include "core/base/go_on.h"
#include "core/method/metric/metric_net.h"

namespace ardent {

/// The net with the outer weights that its features deserve on these rows: the posterior mean with
/// prior variance τ of the noise's (ridge with λ = 1/τ), intercept free. Classes: penalised
/// logistic regression with penalty 1/τ.
std::optional<MetricNet> posteriorMean(const MetricTask&, const std::vector<std::int32_t>& rows,
                                       MetricNet, double tau, const GoOn& goOn);

}  // namespace ardent

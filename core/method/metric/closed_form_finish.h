#pragma once

#include <optional>

#include "core/base/go_on.h"
#include "core/method/metric/free_fourier_objective.h"
#include "core/method/metric/metric_net.h"
#include "core/train/feature_gram.h"

namespace ardent {

/// A net whose outer weights were solved in closed form.
struct ClosedFormFinish {
    MetricNet net;
    double loss = 0.;  ///< mean over the validation rows, of weights fitted on the training rows
    double lambda = 0.;
    Matrix scores;  ///< on the validation rows, of weights fitted on the training rows
};

/// Ridge weights of the net's features under the λ of the lowest validation loss, of 10⁻⁸ … 10⁰ in
/// half decades; then solved again on training and validation rows with that λ. All in float64
/// (squared loss). Without validation rows the loss is infinite.
std::optional<ClosedFormFinish> finishInClosedForm(const MetricTask&, const MetricNet&,
                                                   const GoOn& goOn);

}  // namespace ardent

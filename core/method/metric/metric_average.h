#pragma once

#include <vector>

#include "core/method/metric/metric_net.h"

namespace ardent {

/// Shares of models in an average, 0 for those left out; they sum to 1.
struct MetricAverage {
    std::vector<double> shares;
    double loss = 0.;  ///< of the averaged scores
};

/// Greedy averaging with repeats (Caruana et al., 2004): from the best model on, the one whose
/// addition lowers the loss on `rows` most is added, at most `most` times, until that gains less
/// than 0.05 %. scores: rows × K of every model.
MetricAverage greedyAverage(const MetricTask&, const std::vector<Matrix>& scores,
                            const std::vector<std::int32_t>& rows, int most);

/// The average as one model with free frequencies: features side by side, weights times their
/// share. Models without a share are left out.
MetricNet joined(const TaskPtr&, const std::vector<MetricNet>&, const std::vector<double>& shares);

}  // namespace ardent

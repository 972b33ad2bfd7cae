#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/method/metric/metric_run.h"
#include "core/method/metric/metric_sets.h"

namespace ardent {

using MetricTraining = std::unique_ptr<FreeFourierTraining>;

/// Trainings that run side by side.
struct MetricTrainings {
    std::vector<MetricTraining> list;
    std::vector<Message> titles;  ///< one a training
    bool areOfFolds = false;      ///< judged on rows of their own, so that losses do not compare

    void add(Message title, MetricTraining);
    /// The one whose last loss is lowest. There must be one.
    const FreeFourierTraining& lead() const;
};

/// One scale for every input, from equal ones.
MetricTraining scaleTraining(MetricRun&, double scale, int epochs);
/// A metric of a set of inputs.
MetricTraining metricTraining(MetricRun&, const MetricStart&, double rate);
/// A metric again, in the coordinates Mᵀx of another with fresh ε and twice the features.
MetricTraining secondPassTraining(MetricRun&, const MetricNet&);
/// Every frequency of a net, with its weights, on these rows.
MetricTraining frequencyTraining(MetricRun&, const MetricTask& rows, const MetricNet&, int epochs);

/// Trains all of them at once, an epoch of each a tick: of the one that does best, or of the mean
/// over folds. The run and `trained` must outlive the pieces; what the trainings come to is
/// appended there when they are over, in their order.
Pieces trainTogether(MetricRun&, Message stage, MetricTrainings,
                     std::vector<MetricCandidate>& trained);

/// A metric of each set, which becomes a candidate. What is referred to must outlive the pieces.
Pieces trainMetrics(MetricRun&, const std::vector<MetricStart>&);

}  // namespace ardent

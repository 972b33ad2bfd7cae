#pragma once

#include <optional>

#include "core/base/go_on.h"
#include "core/base/message.h"
#include "core/method/metric/free_fourier_training.h"
#include "core/method/metric/metric_candidates.h"
#include "core/method/metric/metric_recipe.h"
#include "core/method/pieces.h"

namespace ardent {

class EvidenceSearch;
struct MetricTrainings;

/// What all stages of one run of the metric method share. What a stage finds for the next ones goes
/// by value.
struct MetricRun {
    MetricRun(TaskPtr, const MetricOptions&, Seed);
    MetricRun(const MetricRun&) = delete;  // trainings and searches refer to its data

    MetricTask data;
    const MetricOptions options;
    const Seed seed;
    const MetricPace pace;
    std::uint32_t draw = 0;                    ///< the last one; whatever is random takes the next
    CandidateList candidates;                  ///< found so far
    Message stage;                             ///< being gone through, as people read it
    const MetricTrainings* running = nullptr;  ///< being trained; null: none
    const std::vector<EvidenceSearch>* searching = nullptr;  ///< by evidence just now; null: none
    /// By the last search by evidence, scales or a metric without weights: news until there are
    /// more candidates than then.
    std::optional<MetricNet> found;
    std::size_t candidatesBeforeFound = 0;
    /// Of the search by evidence so far, learned from all rows: the best model until the first
    /// posterior mean is a candidate.
    std::optional<MetricNet> early;
};

/// Random frequencies that no other net of this run has, but for early ones; weights 0, and the
/// intercept of the best constant.
MetricNet freshNet(MetricRun&, CoordinatesPtr, Index features);

/// The best constant as a net.
MetricNet constantNet(MetricRun&);

/// As a candidate, by its loss on the validation rows or, without any, on the training rows.
void keepConstant(MetricRun&);

/// rate: the peak of what moves by that freedom.
TrainingPlan trainingPlan(const MetricRun&, Freedom, int epochs, double rate);

/// A tick with these losses, in the unit in which people read them.
PieceDone tickOf(const MetricTask&, double train, double validation);
/// The same of a model to which no course of losses leads, and none of the training rows.
PieceDone tickOf(const MetricTask&, double validation);

}  // namespace ardent

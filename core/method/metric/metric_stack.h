#pragma once

#include <vector>

#include "core/base/message.h"
#include "core/method/held_out_plan.h"
#include "core/method/metric/metric_prior.h"
#include "core/method/metric/metric_run.h"

namespace ardent {

inline constexpr int kStackFolds = 4;

/// Of training and validation rows together.
std::vector<HeldOut> stackFolds(MetricTask, Seed);

/// Models to average, with their predictions of rows that they have not seen.
struct MetricStack {
    std::vector<MetricTask> folds;  ///< each learns from its train and predicts its validation
    std::vector<Message> titles;
    std::vector<MetricNet> nets;
    std::vector<Matrix> scores;  ///< of all rows of the run × K, each by a model of other folds
};

/// From now on the run learns from training and validation rows together, in these folds. Its only
/// candidate, and the first model of the stack, is the constant.
MetricStack startStack(MetricRun&);

/// Fold i, and all rows after the last one: what is found on every fold ends with that of all rows.
const MetricTask& rowsOf(const MetricRun&, const MetricStack&, std::size_t i);

struct PosteriorPlan {
    Message title;
    Index features;
    std::size_t draws;       ///< whose mean is the model of all rows
    double largestClassTau;  ///< what the evidence asks for beyond it is too sure of classes
};

Message scalesTitle();  ///< "a model with one scale for each variable"
Message metricTitle();  ///< "a model on combinations of variables"

/// Posterior means under a prior: on every fold under its own, then several draws on all rows.
/// They are a candidate, too. False when `goOn` said no, and then nothing has changed.
bool addPosterior(MetricRun&, MetricStack&, const std::vector<MetricPrior>& foldsThenAll,
                  const PosteriorPlan&, const GoOn&);

/// The mean of one model a fold.
void addFoldNets(const MetricRun&, MetricStack&, const std::vector<MetricCandidate>&);

/// The average whose out-of-fold predictions are best becomes the only candidate.
void takeStack(MetricRun&, const MetricStack&, int mostTerms);

}  // namespace ardent

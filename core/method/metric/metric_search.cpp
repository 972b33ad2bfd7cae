#include "core/method/metric/metric_search.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

#include "core/data/task/varying_sources.h"
#include "core/method/evidence/evidence_search.h"
#include "core/method/metric/metric_gradient.h"
#include "core/method/metric/metric_searches.h"
#include "core/method/metric/metric_small.h"
#include "core/method/metric/metric_ticks.h"
#include "core/method/metric/metric_trainings.h"
#include "core/method/metric/metric_wide.h"
#include "core/method/weights_on_validation.h"

namespace ardent {

MetricSearch::MetricSearch(TaskPtr task, const MetricOptions& options, Seed seed)
    : run_(std::move(task), options, seed),
      recipe_(metricRecipe(*run_.data.task, options)),
      mostTicks_(mostMetricTicks(run_.data, options)) {}

Pieces MetricSearch::recipe(const GoOn& goOn) {
    switch (recipe_) {
        case MetricRecipe::Small:
            return smallRecipe(run_, goOn);
        case MetricRecipe::Wide:
            return wideRecipe(run_, goOn);
        default:
            return gradientRecipe(run_, goOn);
    }
}

Pieces MetricSearch::run(const GoOn& goOn) {
    const bool hasValidation = !run_.data.validation.empty();
    if (std::ranges::none_of(varyingSources(*run_.data.task->recipe), std::identity{})) {
        keepConstant(run_);
        endReason_ = message("no-variable-varies",
                             "No variable varies over the training rows, so the model is a "
                             "constant.");
        co_yield tickOf(run_.data, run_.candidates.best().loss);
        co_return;
    }
    for (auto part = recipe(goOn); part.next();) co_yield part.piece();
    if (crossValidates()) {
        const Message& title = run_.candidates.best().title;
        endReason_ =
            hasValidation
                ? message("learned-from-validation",
                          "{}; it has learned from the training and validation rows, so that only "
                          "the test rows show how well it predicts.",
                          title)
                : message("learned-from-training",
                          "{}; it has learned from the training rows, so that only the test rows "
                          "show how well it predicts.",
                          title);
        co_return;
    }
    const std::size_t count = run_.candidates.size();
    const Message compared = count == 1
                                 ? message("one-model-compared", "1 model was compared")
                                 : message("models-compared", "{} models were compared", count);
    const Message kept =
        message("lowest-is-kept", "the one with the lowest validation loss is kept: {}",
                run_.candidates.best().title);
    endReason_ = sentences(
        {message("ended-with", "{}; {}.", compared, kept),
         run_.candidates.best().learnsFromValidation ? weightsOnValidation() : Message()});
}

std::optional<MetricNet> MetricSearch::current() const {
    if (run_.running == nullptr) return best();
    return run_.running->lead().current();
}

std::optional<MetricNet> MetricSearch::told() const {
    if (run_.searching != nullptr) return netOf(leader(*run_.searching));
    return tellsAhead() ? run_.found : current();
}

bool MetricSearch::tellsAhead() const {
    const bool isLatest = run_.found && run_.running == nullptr &&
                          run_.candidates.size() == run_.candidatesBeforeFound;
    return run_.searching != nullptr || isLatest;
}

/// A training under way that is better than every candidate so far; null where there is none.
const FreeFourierTraining* MetricSearch::betterTraining() const {
    double loss = run_.candidates.empty() ? std::numeric_limits<double>::infinity()
                                          : run_.candidates.best().loss;
    const FreeFourierTraining* lead = nullptr;
    if (run_.running != nullptr && !run_.running->areOfFolds)
        for (const MetricTraining& one : run_.running->list)
            if (one->bestLoss() < loss) {
                loss = one->bestLoss();
                lead = one.get();
            }
    return lead;
}

std::optional<MetricNet> MetricSearch::best() const {
    if (const FreeFourierTraining* training = betterTraining()) return training->best();
    if (run_.candidates.empty() || !std::isfinite(run_.candidates.best().loss)) return std::nullopt;
    if (run_.early) return run_.early;
    return run_.candidates.best().net;
}

std::optional<double> MetricSearch::bestLoss() const {
    if (run_.candidates.empty() || !std::isfinite(run_.candidates.best().loss)) return std::nullopt;
    return run_.candidates.best().loss * run_.data.lossUnit;
}

bool MetricSearch::currentLearnsFromValidation() const {
    if (run_.running == nullptr) return bestLearnsFromValidation();
    return run_.running->areOfFolds && !run_.data.validation.empty();
}

bool MetricSearch::bestLearnsFromValidation() const {
    return betterTraining() == nullptr && !run_.candidates.empty() &&
           run_.candidates.best().learnsFromValidation;
}

}  // namespace ardent

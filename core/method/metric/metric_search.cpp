#include "core/method/metric/metric_search.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/method/metric/closed_form_finish.h"
#include "core/method/metric/metric_sets.h"
#include "core/method/metric/metric_small.h"
#include "core/method/metric/metric_wide.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr std::array kScaleStarts{0.03, 0.1, 0.3, 1.};
constexpr std::size_t kMostSets = 4;

}  // namespace

MetricSearch::MetricSearch(TaskPtr task, const MetricOptions& options, Seed seed)
    : run_(std::move(task), options, seed), recipe_(metricRecipe(*run_.data.task, options)) {}

void MetricSearch::keepFinish(const std::string& title, const ClosedFormFinish& found) {
    run_.candidates.keep({title + ", closed form", found.net, found.loss, found.scores, true});
}

MetricTrainings MetricSearch::scaleRace() {
    MetricTrainings race;
    for (const double start : kScaleStarts)
        race.add(fmt::format("Scales from {}", start),
                 scaleTraining(run_, start, std::max(1, run_.pace.epochs / 3)));
    return race;
}

MetricTrainings MetricSearch::longScales(double start) {
    MetricTrainings jobs;
    for (const char* title : {"Scales", "Scales, other frequencies"})
        jobs.add(title, scaleTraining(run_, start, run_.pace.epochs));
    return jobs;
}

void MetricSearch::takeScales(std::size_t one, std::size_t other) {
    if (run_.candidates[other].loss < run_.candidates[one].loss) std::swap(one, other);
    scales_ = one;
    descentScale_ = run_.candidates[one].net.scale.cwiseAbs();
    otherScale_ = run_.candidates[other].net.scale.cwiseAbs();
}

/// γ from several starts, the best one trained to the end, with two draws of the frequencies: which
/// weak variable a draw favours is chance.
Pieces MetricSearch::findScales() {
    std::vector<MetricCandidate> race;
    for (auto part = trainTogether(run_, "Scales: race of four starts", scaleRace(), race);
         part.next();)
        co_yield part.piece();
    run_.candidates.keepAll(std::move(race));
    const double start = kScaleStarts[run_.candidates.bestFrom(0)];
    std::vector<MetricCandidate> longest;
    for (auto part =
             trainTogether(run_, fmt::format("Scales from {}", start), longScales(start), longest);
         part.next();)
        co_yield part.piece();
    const std::vector<std::size_t> at = run_.candidates.keepAll(std::move(longest));
    takeScales(at[0], at[1]);
}

MetricTrainings MetricSearch::metricJobs(const std::vector<MetricStart>& starts) {
    MetricTrainings jobs;
    for (const MetricStart& start : starts)
        jobs.add(fmt::format("Metric of {} variables", start.set.size()),
                 metricTraining(run_, start, run_.options.metricRate));
    return jobs;
}

Pieces MetricSearch::findMetrics(const std::vector<MetricStart>& starts) {
    MetricTrainings jobs = metricJobs(starts);
    std::string name = starts.size() == 1
                           ? jobs.titles.front()
                           : fmt::format("Metric: {} sets of variables", starts.size());
    std::vector<MetricCandidate> metrics;
    for (auto part = trainTogether(run_, std::move(name), std::move(jobs), metrics); part.next();)
        co_yield part.piece();
    run_.candidates.keepAll(std::move(metrics));
}

std::vector<MetricStart> MetricSearch::startsFrom(const std::vector<Set>& sets,
                                                  const Vector& scale) const {
    std::vector<MetricStart> starts;
    for (const Set& set : sets) starts.push_back({set, scale(set)});
    return starts;
}

Pieces MetricSearch::finish(std::vector<MetricCandidate> which, const GoOn& goOn) {
    if (run_.data.loss != Loss::Squared || run_.data.validation.empty()) co_return;
    run_.stage = "Outer weights in closed form";
    for (const MetricCandidate& open : which) {
        std::optional<ClosedFormFinish> found;
        while (!(found = finishInClosedForm(run_.data, open.net, goOn))) co_yield PieceDone{};
        const bool isBetter = found->loss < run_.candidates.best().loss;
        keepFinish(open.title, *found);
        co_yield isBetter ? tickOf(run_.data, found->loss) : PieceDone{};
    }
}

/// The sets that the scales suggest, each with the scales to start from.
std::vector<MetricStart> MetricSearch::firstStarts() const {
    const Vector& a = descentScale_;
    const Vector& b = otherScale_;
    const Vector& e = evidenceScale_;
    if (e.size() == 0)
        return startsFrom(
            distinctSets({inputsAbove(a, 0.1), inputsAbove(a, 0.3), inputsAbove(b, 0.1),
                          inputsAbove(b, 0.3), everyInput(*run_.data.task)},
                         run_.options.maxVariables, kMostSets),
            a.cwiseMax(b));
    return startsFrom(distinctSets({inputsAbove(e, 0.1), inputsAbove(e, 0.03), inputsAbove(a, 0.1),
                                    inputsAbove(b, 0.1), inputsAbove(a, 0.3), inputsAbove(b, 0.3)},
                                   run_.options.maxVariables, kMostSets + 2),
                      e.cwiseMax(0.3 * e.maxCoeff()));
}

Pieces MetricSearch::gradientRecipe(const GoOn& goOn) {
    for (auto part = findScales(); part.next();) co_yield part.piece();
    if (goesThrough(MetricStage::Evidence, run_.options))
        for (auto part = findScalesByEvidence(); part.next();) co_yield part.piece();
    const std::vector<MetricStart> starts = firstStarts();
    metrics_ = run_.candidates.size();
    if (!starts.empty() && goesThrough(MetricStage::Metric, run_.options)) {
        for (auto part = findMetrics(starts); part.next();) co_yield part.piece();
        if (goesThrough(MetricStage::Forward, run_.options))
            for (auto part = checkForward(); part.next();) co_yield part.piece();
    }
    for (auto part = refine(goOn); part.next();) co_yield part.piece();
    if (goesThrough(MetricStage::Average, run_.options)) {
        run_.stage = "Average";
        co_yield PieceDone{};
        const std::size_t single = run_.candidates.bestFrom(0);
        averageBest();
        if (run_.candidates.bestFrom(0) != single)
            co_yield tickOf(run_.data, run_.candidates.best().loss);
    }
}

Pieces MetricSearch::run(const GoOn& goOn) {
    const bool hasValidation = !run_.data.validation.empty();
    for (auto part = recipe_ == MetricRecipe::Gradient ? gradientRecipe(goOn)
                     : recipe_ == MetricRecipe::Wide   ? wideRecipe(run_, goOn)
                                                       : smallRecipe(run_, goOn);
         part.next();)
        co_yield part.piece();
    if (crossValidates()) {
        endReason_ = run_.candidates.best().title + "; it has learned from the training " +
                     (hasValidation ? "and validation rows" : "rows") +
                     ", so that only the test rows show how well it predicts.";
        co_return;
    }
    endReason_ = fmt::format(
        "{} models were compared; the one with the lowest validation loss is "
        "kept: {}.{}",
        run_.candidates.size(), run_.candidates.best().title,
        run_.candidates.best().learnsFromValidation
            ? " Its outer weights are fitted on the validation rows too, so that only test rows "
              "tell its error."
            : "");
}

std::optional<MetricNet> MetricSearch::current() const {
    if (run_.running == nullptr) return best();
    return run_.running->lead().current();
}

/// A training under way that is better than every candidate so far; null where there is none.
const FreeFourierTraining* MetricSearch::betterJob() const {
    double loss = run_.candidates.empty() ? std::numeric_limits<double>::infinity()
                                          : run_.candidates.best().loss;
    const FreeFourierTraining* lead = nullptr;
    if (run_.running != nullptr && !run_.running->areOfFolds)
        for (const MetricTraining& job : run_.running->list)
            if (job->bestLoss() < loss) {
                loss = job->bestLoss();
                lead = job.get();
            }
    return lead;
}

std::optional<MetricNet> MetricSearch::best() const {
    if (const FreeFourierTraining* job = betterJob()) return job->best();
    if (run_.candidates.empty() || !std::isfinite(run_.candidates.best().loss)) return std::nullopt;
    return run_.candidates.best().net;
}

bool MetricSearch::bestLearnsFromValidation() const {
    return betterJob() == nullptr && !run_.candidates.empty() &&
           run_.candidates.best().learnsFromValidation;
}

}  // namespace ardent

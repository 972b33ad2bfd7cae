#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/method/metric/closed_form_finish.h"
#include "core/method/metric/metric_average.h"
#include "core/method/metric/metric_search.h"

/// The stages of the metric method after the variables are known.
namespace ardent {

/// The metrics by their validation losses.
std::vector<std::size_t> MetricSearch::metricsByLoss() const {
    std::vector<std::size_t> order = run_.candidates.byLoss(metrics_);
    std::erase_if(order, [&](std::size_t i) { return run_.candidates[i].net.metric.size() == 0; });
    return order;
}

/// The best metric with other frequencies.
MetricTrainings MetricSearch::anotherMetric(std::size_t metric) {
    const Set& set = run_.candidates[metric].net.coordinates->inputs;
    MetricTrainings jobs;
    jobs.add("Metric, other frequencies",
             metricTraining(run_, startOf(set), run_.options.metricRate));
    jobs.add("Metric at a low rate", metricTraining(run_, startOf(set), run_.options.learningRate));
    return jobs;
}

/// Second passes from the first metrics, and a metric at a low rate while there is room and time.
MetricTrainings MetricSearch::secondPasses(const std::vector<std::size_t>& metrics) {
    MetricTrainings jobs;
    for (const std::size_t metric : metrics) {
        jobs.add("Metric, second pass", secondPassTraining(run_, run_.candidates[metric].net));
    }
    if (jobs.list.size() > 1 || isFast()) return jobs;
    jobs.add("Metric at a low rate",
             metricTraining(run_, startOf(run_.candidates[metrics.front()].net.coordinates->inputs),
                            run_.options.learningRate));
    return jobs;
}

/// Free frequencies from all second passes, and while there is time from the best metric itself.
MetricTrainings MetricSearch::freedJobs(std::size_t metric, const std::vector<std::size_t>& from) {
    MetricTrainings jobs;
    for (const std::size_t pass : from) {
        if (run_.candidates[pass].net.coordinates->combinations.size() == 0) continue;
        jobs.add(
            "Free frequencies after a second pass",
            frequencyTraining(run_, run_.data, run_.candidates[pass].net, 3 * run_.pace.epochs));
    }
    if (isFast() && !jobs.list.empty()) return jobs;
    jobs.add("Free frequencies",
             frequencyTraining(run_, run_.data, run_.candidates[metric].net, 2 * run_.pace.epochs));
    return jobs;
}

/// Averages the best of all candidates on the validation rows.
void MetricSearch::averageBest() {
    constexpr std::size_t kMostModels = 8;
    constexpr int kMostTerms = 8;
    if (run_.data.validation.empty()) return;
    std::vector<std::size_t> order = run_.candidates.byLoss();
    order.resize(std::min(order.size(), kMostModels));
    if (order.size() < 2) return;
    std::vector<Matrix> scores;
    std::vector<MetricNet> nets;
    for (const std::size_t i : order) {
        const MetricCandidate& one = run_.candidates[i];
        scores.push_back(one.scores.size() > 0 ? one.scores
                                               : scoresOf(one.net, run_.data.validation));
        nets.push_back(one.net);
    }
    const MetricAverage average =
        greedyAverage(run_.data, scores, run_.data.validation, kMostTerms);
    std::ptrdiff_t count = 0;
    bool learnsFromValidation = false;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (average.shares[i] == 0.) continue;
        ++count;
        learnsFromValidation |= run_.candidates[order[i]].learnsFromValidation;
    }
    if (count > 1)
        run_.candidates.keep({fmt::format("Average of {} models", count),
                              joined(run_.data.task, nets, average.shares),
                              average.loss,
                              {},
                              learnsFromValidation});
}

/// What the closed form is to finish.
std::vector<MetricCandidate> MetricSearch::openCandidates(const std::vector<std::size_t>& which) {
    std::vector<MetricCandidate> open = run_.candidates.finiteOf(which);
    if (evidenceScale_.size() > 0) {
        constexpr Index kWide = 3;
        MetricNet net = freshNet(run_, run_.candidates[scales_].net.coordinates,
                                 std::min<Index>(1000, kWide * run_.options.features));
        net.scale = evidenceScale_;
        open.push_back({"Scales by evidence", std::move(net), 0., {}});
    }
    return open;
}

Pieces MetricSearch::refine(const GoOn& goOn) {
    std::vector<std::size_t> which(1, scales_);
    std::vector<std::size_t> metrics = metricsByLoss();
    if (!metrics.empty()) {
        const std::size_t metric = metrics.front();
        which.push_back(metric);
        metrics.resize(std::min<std::size_t>(metrics.size(), isThorough() ? 2 : 1));
        if (isThorough()) {
            std::vector<MetricCandidate> others;
            for (auto part = trainTogether(run_, "Metric, other frequencies", anotherMetric(metric),
                                           others);
                 part.next();)
                co_yield part.piece();
            const std::vector<std::size_t> at = run_.candidates.keepAll(std::move(others));
            metrics.push_back(at.front());
            which.insert(which.end(), at.begin(), at.end());
        }
        std::vector<std::size_t> passes;
        if (goesThrough(MetricStage::SecondPass, run_.options)) {
            std::vector<MetricCandidate> trained;
            for (auto part =
                     trainTogether(run_, "Metric, second pass", secondPasses(metrics), trained);
                 part.next();)
                co_yield part.piece();
            passes = run_.candidates.keepAll(std::move(trained));
            which.insert(which.end(), passes.begin(), passes.end());
        }
        if (goesThrough(MetricStage::Frequencies, run_.options)) {
            std::vector<MetricCandidate> freed;
            for (auto part =
                     trainTogether(run_, "Free frequencies", freedJobs(metric, passes), freed);
                 part.next();)
                co_yield part.piece();
            const std::vector<std::size_t> at = run_.candidates.keepAll(std::move(freed));
            which.insert(which.end(), at.begin(), at.end());
        }
    }
    if (goesThrough(MetricStage::ClosedForm, run_.options))
        for (auto part = finish(openCandidates(which), goOn); part.next();) co_yield part.piece();
}

}  // namespace ardent

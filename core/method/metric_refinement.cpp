#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/method/closed_form_finish.h"
#include "core/method/metric_average.h"
#include "core/method/metric_search.h"

/// The stages of the metric method after the variables are known.
namespace ardent {

/// A metric again, in the coordinates Mᵀx with fresh ε and twice the features.
MetricSearch::Job MetricSearch::secondPassJob(const MetricNet& from) {
    const Coordinates& at = *from.coordinates;
    const Matrix own =
        at.combinations.size() > 0 ? Matrix(at.combinations * from.metric) : from.metric;
    MetricNet net =
        freshNet(coordinatesOf(data_.task, at.inputs, own), 2 * Index{options_.features});
    net.metric = Matrix::Identity(own.cols(), own.cols());
    return std::make_unique<FreeFourierTraining>(
        data_, std::move(net), plan(Freedom::Metric, 2 * pace_.epochs, 0.5 * options_.metricRate));
}

/// The metrics by their validation losses.
std::vector<std::size_t> MetricSearch::metricsByLoss() const {
    std::vector<std::size_t> order = candidates_.byLoss(metrics_);
    std::erase_if(order, [&](std::size_t i) { return candidates_[i].net.metric.size() == 0; });
    return order;
}

/// The best metric with other frequencies.
MetricSearch::Jobs MetricSearch::anotherMetric(std::size_t metric) {
    const Set& set = candidates_[metric].net.coordinates->inputs;
    Jobs jobs;
    jobs.list.push_back(metricJob(startOf(set), options_.metricRate));
    jobs.titles.push_back("Metric, other frequencies");
    jobs.list.push_back(metricJob(startOf(set), options_.learningRate));
    jobs.titles.push_back("Metric at a low rate");
    return jobs;
}

/// Second passes from the first metrics, and a metric at a low rate while there is room and time.
MetricSearch::Jobs MetricSearch::secondPasses(const std::vector<std::size_t>& metrics) {
    Jobs jobs;
    for (const std::size_t metric : metrics) {
        jobs.list.push_back(secondPassJob(candidates_[metric].net));
        jobs.titles.push_back("Metric, second pass");
    }
    if (jobs.list.size() > 1 || isFast()) return jobs;
    jobs.list.push_back(metricJob(startOf(candidates_[metrics.front()].net.coordinates->inputs),
                                  options_.learningRate));
    jobs.titles.push_back("Metric at a low rate");
    return jobs;
}

/// Free frequencies from all second passes, and while there is time from the best metric itself.
MetricSearch::Jobs MetricSearch::freedJobs(std::size_t metric,
                                           const std::vector<std::size_t>& from) {
    Jobs jobs;
    for (const std::size_t pass : from) {
        if (candidates_[pass].net.coordinates->combinations.size() == 0) continue;
        jobs.list.push_back(frequencyJob(candidates_[pass].net, 3 * pace_.epochs));
        jobs.titles.push_back("Free frequencies after a second pass");
    }
    if (isFast() && !jobs.list.empty()) return jobs;
    jobs.list.push_back(frequencyJob(candidates_[metric].net, 2 * pace_.epochs));
    jobs.titles.push_back("Free frequencies");
    return jobs;
}

/// Averages the best of all candidates on the validation rows.
void MetricSearch::averageBest() {
    constexpr std::size_t kMostModels = 8;
    constexpr int kMostTerms = 8;
    if (data_.validation.empty()) return;
    std::vector<std::size_t> order = candidates_.byLoss();
    order.resize(std::min(order.size(), kMostModels));
    if (order.size() < 2) return;
    std::vector<Matrix> scores;
    std::vector<MetricNet> nets;
    for (const std::size_t i : order) {
        const MetricCandidate& one = candidates_[i];
        scores.push_back(one.scores.size() > 0 ? one.scores : scoresOf(one.net, data_.validation));
        nets.push_back(one.net);
    }
    const MetricAverage average = greedyAverage(data_, scores, data_.validation, kMostTerms);
    std::ptrdiff_t count = 0;
    bool learnsFromValidation = false;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (average.shares[i] == 0.) continue;
        ++count;
        learnsFromValidation |= candidates_[order[i]].learnsFromValidation;
    }
    if (count > 1)
        candidates_.keep({fmt::format("Average of {} models", count),
                          joined(data_.task, nets, average.shares),
                          average.loss,
                          {},
                          learnsFromValidation});
}

/// What the closed form is to finish.
std::vector<MetricCandidate> MetricSearch::openCandidates(const std::vector<std::size_t>& which) {
    std::vector<MetricCandidate> open = candidates_.finiteOf(which);
    if (evidenceScale_.size() > 0) {
        constexpr Index kWide = 3;
        MetricNet net = freshNet(candidates_[scales_].net.coordinates,
                                 std::min<Index>(1000, kWide * options_.features));
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
            for (auto part =
                     trainTogether("Metric, other frequencies", anotherMetric(metric), others);
                 part.next();)
                co_yield part.piece();
            const std::vector<std::size_t> at = candidates_.keepAll(std::move(others));
            metrics.push_back(at.front());
            which.insert(which.end(), at.begin(), at.end());
        }
        std::vector<std::size_t> passes;
        if (goesThrough(MetricStage::SecondPass, options_)) {
            std::vector<MetricCandidate> trained;
            for (auto part = trainTogether("Metric, second pass", secondPasses(metrics), trained);
                 part.next();)
                co_yield part.piece();
            passes = candidates_.keepAll(std::move(trained));
            which.insert(which.end(), passes.begin(), passes.end());
        }
        if (goesThrough(MetricStage::Frequencies, options_)) {
            std::vector<MetricCandidate> freed;
            for (auto part = trainTogether("Free frequencies", freedJobs(metric, passes), freed);
                 part.next();)
                co_yield part.piece();
            const std::vector<std::size_t> at = candidates_.keepAll(std::move(freed));
            which.insert(which.end(), at.begin(), at.end());
        }
    }
    if (goesThrough(MetricStage::ClosedForm, options_))
        for (auto part = finish(openCandidates(which), goOn); part.next();) co_yield part.piece();
}

}  // namespace ardent

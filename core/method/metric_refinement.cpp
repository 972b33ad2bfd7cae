#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/method/closed_form_finish.h"
#include "core/method/metric_search.h"

/// The stages of the metric method after the variables are known.
namespace ardent {

/// A metric again, in the coordinates Mᵀx with fresh ε and twice the features.
MetricSearch::Job MetricSearch::secondPassJob(const MetricNet& from) {
    const Coordinates& at = *from.coordinates;
    const Matrix own = at.combinations.size() > 0 ? Matrix(at.combinations * from.metric)
                                                  : from.metric;
    MetricNet net =
        freshNet(coordinatesOf(data_.task, at.inputs, own), 2 * Index{options_.features});
    net.metric = Matrix::Identity(own.cols(), own.cols());
    return std::make_unique<FreeFourierTraining>(
        data_, std::move(net), plan(Freedom::Metric, 2 * epochs_, 0.5 * options_.metricRate));
}

/// Those of them whose training stayed finite.
std::vector<MetricCandidate> MetricSearch::candidatesAt(
    const std::vector<std::size_t>& which) const {
    std::vector<MetricCandidate> list;
    for (const std::size_t i : which)
        if (std::isfinite(candidates_[i].loss)) list.push_back(candidates_[i]);
    return list;
}

MetricSearch::Jobs MetricSearch::firstRefinements(std::size_t metric) {
    const MetricNet& net = candidates_[metric].net;
    const Set& set = net.coordinates->inputs;
    const Vector& scale = evidenceScale_.size() > 0 ? evidenceScale_ : descentScale_;
    Jobs jobs;
    if (options_.secondPass) {
        jobs.list.push_back(secondPassJob(net));
        jobs.titles.push_back("Metric, second pass");
    } else {
        jobs.list.push_back(frequencyJob(net, 2 * epochs_));
        jobs.titles.push_back("Free frequencies");
    }
    jobs.list.push_back(metricJob({set, scale(set)}, options_.learningRate));
    jobs.titles.push_back("Metric at a low rate");
    return jobs;
}

MetricSearch::Jobs MetricSearch::lastRefinements(std::size_t metric) {
    Jobs jobs;
    jobs.list.push_back(frequencyJob(candidates_[latest_[0]].net, 3 * epochs_));
    jobs.titles.push_back("Free frequencies after a second pass");
    jobs.list.push_back(frequencyJob(candidates_[metric].net, 2 * epochs_));
    jobs.titles.push_back("Free frequencies");
    return jobs;
}

/// What the closed form is to finish.
std::vector<MetricCandidate> MetricSearch::openCandidates(const std::vector<std::size_t>& which) {
    std::vector<MetricCandidate> open = candidatesAt(which);
    if (evidenceScale_.size() > 0) {
        constexpr Index kWide = 3;
        MetricNet net = freshNet(candidates_[scales_].net.coordinates,
                                 std::min<Index>(1000, kWide * options_.features));
        net.scale = evidenceScale_;
        open.push_back({"Scales by evidence", std::move(net), 0.});
    }
    return open;
}

Pieces MetricSearch::refine(const GoOn& goOn) {
    std::vector<std::size_t> which(1, scales_);
    if (metrics_ < candidates_.size()) {
        const std::size_t metric = bestOf(metrics_);
        which.push_back(metric);
        for (auto part = trainTogether(options_.secondPass ? "Metric, second pass"
                                                           : "Free frequencies",
                                       firstRefinements(metric));
             part.next();)
            co_yield part.piece();
        which.insert(which.end(), latest_.begin(), latest_.end());
        if (options_.secondPass) {
            for (auto part = trainTogether("Free frequencies", lastRefinements(metric));
                 part.next();)
                co_yield part.piece();
            which.insert(which.end(), latest_.begin(), latest_.end());
        }
    }
    for (auto part = finish(openCandidates(which), goOn); part.next();) co_yield part.piece();
}

}  // namespace ardent

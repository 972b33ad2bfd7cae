#include "core/method/metric/metric_refinement.h"

#include <algorithm>
#include <cmath>

#include "core/method/metric/closed_form_finish.h"
#include "core/method/metric/metric_average.h"
#include "core/method/metric/metric_searches.h"
#include "core/method/metric/metric_trainings.h"
#include "core/method/metric/metric_waves.h"

namespace ardent {
namespace {

Message otherFrequencies() {
    return message("metric-other-frequencies", "Metric, other frequencies");
}

Message lowRate() {
    return message("metric-low-rate", "Metric at a low rate");
}

Message secondPass() {
    return message("metric-second-pass", "Metric, second pass");
}

Message freeFrequencies() {
    return message("free-frequencies", "Free frequencies");
}

/// The metrics by their validation losses.
std::vector<std::size_t> metricsByLoss(const CandidateList& candidates, std::size_t first) {
    std::vector<std::size_t> order = candidates.byLoss(first);
    std::erase_if(order, [&](std::size_t i) { return candidates[i].net.metric.size() == 0; });
    return order;
}

/// The best metric with other frequencies.
MetricTrainings anotherMetric(MetricRun& run, const MetricScales& scales, std::size_t metric) {
    const MetricStart start = startOf(scales, run.candidates[metric].net.coordinates->inputs);
    MetricTrainings trainings;
    trainings.add(otherFrequencies(), metricTraining(run, start, run.options.metricRate));
    trainings.add(lowRate(), metricTraining(run, start, run.options.learningRate));
    return trainings;
}

/// Second passes from the first metrics, and a metric at a low rate while there is room and time.
MetricTrainings secondPasses(MetricRun& run, const MetricScales& scales,
                             const std::vector<std::size_t>& metrics) {
    MetricTrainings trainings;
    for (const std::size_t metric : metrics)
        trainings.add(secondPass(), secondPassTraining(run, run.candidates[metric].net));
    if (trainings.list.size() > 1 || run.options.preset == MetricPreset::Fast) return trainings;
    trainings.add(lowRate(),
                  metricTraining(
                      run, startOf(scales, run.candidates[metrics.front()].net.coordinates->inputs),
                      run.options.learningRate));
    return trainings;
}

/// Free frequencies from all second passes, and while there is time from the best metric itself.
MetricTrainings freedFrequencies(MetricRun& run, std::size_t metric,
                                 const std::vector<std::size_t>& from) {
    MetricTrainings trainings;
    for (const std::size_t pass : from) {
        if (run.candidates[pass].net.coordinates->combinations.size() == 0) continue;
        trainings.add(
            message("free-after-second-pass", "Free frequencies after a second pass"),
            frequencyTraining(run, run.data, run.candidates[pass].net, 3 * run.pace.epochs));
    }
    if (run.options.preset == MetricPreset::Fast && !trainings.list.empty()) return trainings;
    trainings.add(freeFrequencies(), frequencyTraining(run, run.data, run.candidates[metric].net,
                                                       2 * run.pace.epochs));
    return trainings;
}

/// Free frequencies of the best model and of waves that it leaves open.
MetricTrainings withWavesLeftOpen(MetricRun& run) {
    MetricTrainings trainings;
    const MetricNet best = run.candidates.best().net;
    for (const MetricWave& wave : wavesLeftOpen(run, best))
        trainings.add(
            message("free-with-waves", "Free frequencies with fast waves"),
            frequencyTraining(run, run.data, withWaves(run, best, {wave}), 2 * run.pace.epochs));
    return trainings;
}

/// What the closed form is to finish.
std::vector<MetricCandidate> openCandidates(MetricRun& run, const MetricScales& scales,
                                            const std::vector<std::size_t>& which) {
    std::vector<MetricCandidate> open = run.candidates.finiteOf(which);
    if (scales.evidence.size() > 0) {
        constexpr Index kWide = 3;
        MetricNet net = freshNet(run, allCoordinates(run.data.task),
                                 std::min<Index>(1000, kWide * run.options.features));
        net.scale = scales.evidence;
        open.push_back(
            {message("scales-by-evidence", "Scales by evidence"), std::move(net), 0., {}});
    }
    return open;
}

/// Outer weights of these solved exactly, for numbers and with validation rows.
Pieces finish(MetricRun& run, std::vector<MetricCandidate> which, const GoOn& goOn) {
    if (run.data.loss != Loss::Squared || run.data.validation.empty()) co_return;
    run.stage = closedFormStage();
    for (const MetricCandidate& open : which) {
        std::optional<ClosedFormFinish> found;
        while (!(found = finishInClosedForm(run.data, open.net, goOn))) co_yield PieceDone{};
        const bool isBetter = found->loss < run.candidates.best().loss;
        run.candidates.keep({message("in-closed-form", "{}, closed form", open.title), found->net,
                             found->loss, found->scores, true});
        co_yield isBetter ? tickOf(run.data, found->loss) : PieceDone{};
    }
}

}  // namespace

Pieces refine(MetricRun& run, const MetricScales& scales, std::size_t firstMetric,
              const GoOn& goOn) {
    const bool isThorough = run.options.preset == MetricPreset::Thorough;
    std::vector<std::size_t> which(1, scales.candidate);
    std::vector<std::size_t> metrics = metricsByLoss(run.candidates, firstMetric);
    if (!metrics.empty()) {
        const std::size_t metric = metrics.front();
        which.push_back(metric);
        metrics.resize(std::min<std::size_t>(metrics.size(), isThorough ? 2 : 1));
        if (isThorough) {
            std::vector<MetricCandidate> others;
            for (auto part = trainTogether(run, otherFrequencies(),
                                           anotherMetric(run, scales, metric), others);
                 part.next();)
                co_yield part.piece();
            const std::vector<std::size_t> at = run.candidates.keepAll(std::move(others));
            metrics.push_back(at.front());
            which.insert(which.end(), at.begin(), at.end());
        }
        std::vector<std::size_t> passes;
        if (goesThrough(MetricStage::SecondPass, run.options)) {
            std::vector<MetricCandidate> trained;
            for (auto part =
                     trainTogether(run, secondPass(), secondPasses(run, scales, metrics), trained);
                 part.next();)
                co_yield part.piece();
            passes = run.candidates.keepAll(std::move(trained));
            which.insert(which.end(), passes.begin(), passes.end());
        }
        if (goesThrough(MetricStage::Frequencies, run.options)) {
            std::vector<MetricCandidate> moved;
            for (auto part = trainTogether(run, freeFrequencies(),
                                           freedFrequencies(run, metric, passes), moved);
                 part.next();)
                co_yield part.piece();
            const std::vector<std::size_t> at = run.candidates.keepAll(std::move(moved));
            which.insert(which.end(), at.begin(), at.end());
        }
    }
    if (goesThrough(MetricStage::Frequencies, run.options)) {
        run.stage = fastWavesStage();
        co_yield PieceDone{};
        MetricTrainings waves = withWavesLeftOpen(run);
        if (!waves.list.empty()) {
            std::vector<MetricCandidate> trained;
            for (auto part = trainTogether(run, fastWavesStage(), std::move(waves), trained);
                 part.next();)
                co_yield part.piece();
            const std::vector<std::size_t> at = run.candidates.keepAll(std::move(trained));
            which.insert(which.end(), at.begin(), at.end());
        }
    }
    if (goesThrough(MetricStage::ClosedForm, run.options))
        for (auto part = finish(run, openCandidates(run, scales, which), goOn); part.next();)
            co_yield part.piece();
}

void averageBest(MetricRun& run) {
    constexpr std::size_t kMostModels = 8;
    constexpr int kMostTerms = 8;
    if (run.data.validation.empty()) return;
    std::vector<std::size_t> order = run.candidates.byLoss();
    order.resize(std::min(order.size(), kMostModels));
    if (order.size() < 2) return;
    std::vector<Matrix> scores;
    std::vector<MetricNet> nets;
    for (const std::size_t i : order) {
        const MetricCandidate& one = run.candidates[i];
        scores.push_back(one.scores.size() > 0 ? one.scores
                                               : scoresOf(one.net, run.data.validation));
        nets.push_back(one.net);
    }
    const MetricAverage average = greedyAverage(run.data, scores, run.data.validation, kMostTerms);
    std::ptrdiff_t count = 0;
    bool learnsFromValidation = false;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (average.shares[i] == 0.) continue;
        ++count;
        learnsFromValidation |= run.candidates[order[i]].learnsFromValidation;
    }
    if (count > 1)
        run.candidates.keep({message("average-of", "Average of {} models", count),
                             joined(run.data.task, nets, average.shares),
                             average.loss,
                             {},
                             learnsFromValidation});
}

}  // namespace ardent

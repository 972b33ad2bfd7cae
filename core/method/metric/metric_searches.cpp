#include "core/method/metric/metric_searches.h"

#include <cmath>

#include "core/parallel/blocks.h"

namespace ardent {
namespace {

EvidencePlan planForFewRows(MetricRun& run, int iterations) {
    constexpr Index kWide = 1000;
    EvidencePlan plan;
    plan.iterations = iterations;
    plan.rate = 0.05;
    plan.rows = kFewRowsSearched;
    plan.features = run.data.task->x.cols() > kWide ? (run.options.features + 2) / 3
                                                    : Index{run.options.features};
    plan.seed = run.seed;
    plan.draw = ++run.draw;
    return plan;
}

/// While it lives, the run shows what these searches find.
class ShownSearches {
public:
    ShownSearches(MetricRun& run, const std::vector<EvidenceSearch>& searches) : run_(run) {
        run_.searching = &searches;
    }
    ~ShownSearches() { run_.searching = nullptr; }
    ShownSearches(const ShownSearches&) = delete;

private:
    MetricRun& run_;
};

}  // namespace

MetricNet netOf(const EvidenceSearch& search) {
    MetricNet net;
    net.coordinates = search.coordinates();
    if (search.factor().cols() == 1)
        net.scale = search.factor().col(0);
    else
        net.metric = search.factor();
    return net;
}

Message raceOfStarts(std::size_t starts) {
    return message("race-of-starts", "Scales by evidence: race of {} starts", starts);
}

Message screenStage() {
    return message("screen-stage", "Screen of main effects and pairs");
}

Message closedFormStage() {
    return message("closed-form-stage", "Outer weights in closed form");
}

Pieces searchTogether(MetricRun& run, Message stage, std::vector<EvidenceSearch>& searches) {
    const int ticks = ticksOfSearch(searches.front().iterations());
    run.stage = message("stage-of", "{}, {} of {}", stage, 0, ticks);
    const ShownSearches shown(run, searches);
    for (int tick = 1; !searches.front().finished(); ++tick) {
        for (int i = 0; i < kEvidenceTick && !searches.front().finished(); ++i) {
            forEachBlock(std::ssize(searches), 1, [&](Index at, Index, Index) {
                searches[static_cast<std::size_t>(at)].advance();
            });
            co_yield PieceDone{};
        }
        run.stage = message("stage-of", "{}, {} of {}", stage, tick, ticks);
        co_yield PieceDone{true, NAN, NAN, leader(searches).recentValue(), tick == 1};
    }
    run.found = netOf(leader(searches));
    run.candidatesBeforeFound = run.candidates.size();
}

EvidenceSearch racer(MetricRun& run, const MetricTask& rows, const CoordinatesPtr& coordinates,
                     double start) {
    const Index inputs = coordinates->size();
    return {rows.task,   rows.train,
            coordinates, Matrix::Constant(inputs, 1, start * scaleUnit(inputs)),
            0.,          planForFewRows(run, kRaceIterations)};
}

std::vector<EvidenceSearch> racers(MetricRun& run, const CoordinatesPtr& coordinates,
                                   std::span<const double> starts) {
    std::vector<EvidenceSearch> race;
    for (const double start : starts) race.push_back(racer(run, run.data, coordinates, start));
    return race;
}

EvidenceSearch scalesAfter(MetricRun& run, const MetricTask& rows, const EvidenceSearch& race,
                           const std::vector<Index>& kept) {
    std::vector<Index> inputs;
    for (const Index i : kept)
        inputs.push_back(race.coordinates()->inputs[static_cast<std::size_t>(i)]);
    const Vector scale = race.factor().col(0).cwiseAbs();
    return {rows.task,           rows.train, coordinatesOf(run.data.task, std::move(inputs)),
            Matrix(scale(kept)), race.tau(), planForFewRows(run, kKeptIterations)};
}

EvidenceSearch metricAfter(MetricRun& run, const MetricTask& rows, const EvidenceSearch& scales) {
    EvidencePlan plan = planForFewRows(run, kMetricIterations);
    plan.freedom = Freedom::Metric;
    return {
        rows.task,    rows.train, scales.coordinates(), Matrix(scales.factor().col(0).asDiagonal()),
        scales.tau(), plan};
}

}  // namespace ardent

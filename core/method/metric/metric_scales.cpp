#include "core/method/metric/metric_scales.h"

#include <algorithm>
#include <array>

#include "core/method/metric/metric_searches.h"
#include "core/method/metric/metric_trainings.h"

namespace ardent {
namespace {

constexpr std::array kScaleStarts{0.03, 0.1, 0.3, 1.};
constexpr std::size_t kMostSets = 4;

MetricTrainings scaleRace(MetricRun& run) {
    MetricTrainings race;
    for (const double start : kScaleStarts)
        race.add(message("scales-from", "Scales from {}", start),
                 scaleTraining(run, start, std::max(1, run.pace.epochs / 3)));
    return race;
}

MetricTrainings longScales(MetricRun& run, double start) {
    MetricTrainings trainings;
    for (const Message& title : {message("scales", "Scales"),
                                 message("scales-other-frequencies", "Scales, other frequencies")})
        trainings.add(title, scaleTraining(run, start, run.pace.epochs));
    return trainings;
}

void takeDescent(const CandidateList& candidates, std::size_t one, std::size_t other,
                 MetricScales& scales) {
    if (candidates[other].loss < candidates[one].loss) std::swap(one, other);
    scales.candidate = one;
    scales.descent = candidates[one].net.scale.cwiseAbs();
    scales.other = candidates[other].net.scale.cwiseAbs();
}

std::vector<EvidenceSearch> evidenceRace(MetricRun& run, const Vector& descent) {
    const CoordinatesPtr all = allCoordinates(run.data.task);
    EvidencePlan plan;
    plan.features = (2 * run.options.features + 2) / 3;  // enough to tell one start from another
    plan.seed = run.seed;
    std::vector<EvidenceSearch> race;
    for (const double start : {0., 0.1, 0.3, 1.}) {
        plan.draw = ++run.draw;
        const Matrix factor = start > 0.
                                  ? Matrix::Constant(all->size(), 1, start * scaleUnit(all->size()))
                                  : Matrix(descent);
        race.emplace_back(run.data.task, run.data.train, all, factor, 0., plan);
    }
    return race;
}

std::vector<EvidenceSearch> evidenceFinal(MetricRun& run, const std::vector<EvidenceSearch>& race) {
    EvidencePlan plan;
    plan.features = run.options.features;
    plan.seed = run.seed;
    if (run.options.preset == MetricPreset::Thorough) plan.rows = 2000;
    return finalists(race, longer(plan), run.draw);
}

void takeEvidence(const std::vector<EvidenceSearch>& from, MetricScales& scales) {
    const EvidenceSearch& best = leader(from);
    scales.evidence = best.factor().col(0).cwiseAbs();
    scales.tau = best.tau();
    if (!(scales.evidence.maxCoeff() > 0.)) scales.evidence = scales.descent;
}

std::vector<MetricStart> startsFrom(const std::vector<std::vector<Index>>& sets,
                                    const Vector& scale) {
    std::vector<MetricStart> starts;
    for (const auto& set : sets) starts.push_back({set, scale(set)});
    return starts;
}

}  // namespace

Pieces findScales(MetricRun& run, MetricScales& scales) {
    std::vector<MetricCandidate> race;
    for (auto part = trainTogether(run, message("scales-race", "Scales: race of four starts"),
                                   scaleRace(run), race);
         part.next();)
        co_yield part.piece();
    run.candidates.keepAll(std::move(race));
    const double start = kScaleStarts[run.candidates.bestFrom(0)];
    std::vector<MetricCandidate> longest;
    for (auto part = trainTogether(run, message("scales-from", "Scales from {}", start),
                                   longScales(run, start), longest);
         part.next();)
        co_yield part.piece();
    const std::vector<std::size_t> at = run.candidates.keepAll(std::move(longest));
    takeDescent(run.candidates, at[0], at[1], scales);
}

Pieces findScalesByEvidence(MetricRun& run, MetricScales& scales) {
    std::vector<EvidenceSearch> race = evidenceRace(run, scales.descent);
    for (auto part = searchTogether(run, raceOfStarts(race.size()), race); part.next();)
        co_yield part.piece();
    std::vector<EvidenceSearch> longer = evidenceFinal(run, race);
    for (auto part =
             searchTogether(run, message("scales-by-evidence", "Scales by evidence"), longer);
         part.next();)
        co_yield part.piece();
    takeEvidence(longer, scales);
}

std::vector<MetricStart> firstStarts(const MetricScales& scales, const Task& task,
                                     Index maxVariables) {
    const Vector& a = scales.descent;
    const Vector& b = scales.other;
    const Vector& e = scales.evidence;
    if (e.size() == 0)
        return startsFrom(distinctSets({inputsAbove(a, 0.1), inputsAbove(a, 0.3),
                                        inputsAbove(b, 0.1), inputsAbove(b, 0.3), everyInput(task)},
                                       maxVariables, kMostSets),
                          a.cwiseMax(b));
    return startsFrom(distinctSets({inputsAbove(e, 0.1), inputsAbove(e, 0.03), inputsAbove(a, 0.1),
                                    inputsAbove(b, 0.1), inputsAbove(a, 0.3), inputsAbove(b, 0.3)},
                                   maxVariables, kMostSets + 2),
                      e.cwiseMax(0.3 * e.maxCoeff()));
}

MetricStart startOf(const MetricScales& scales, std::vector<Index> set) {
    std::ranges::sort(set);
    const Vector all = scales.evidence.size() > 0 ? scales.evidence
                                                  : Vector(scales.descent.cwiseMax(scales.other));
    Vector scale = all(set).cwiseMax(0.3 * all.maxCoeff());
    return {std::move(set), std::move(scale)};
}

}  // namespace ardent

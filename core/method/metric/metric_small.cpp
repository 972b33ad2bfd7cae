#include "core/method/metric/metric_small.h"

#include "core/method/metric/metric_fresh_evidence.h"
#include "core/method/metric/metric_searches.h"
#include "core/method/metric/metric_stack.h"
#include "core/method/metric/metric_trainings.h"

namespace ardent {
namespace {

constexpr Index kClassFeatures = 200;  // logistic fits cost more
constexpr std::size_t kDraws = 4;
constexpr std::size_t kClassDraws = 2;
constexpr int kMostTerms = 20;

/// Two draws of the same search, so that the better one can be taken.
template <class Search>
std::vector<EvidenceSearch> twice(const Search& search) {
    std::vector<EvidenceSearch> searches;
    for (int draw = 0; draw < 2; ++draw) searches.push_back(search());
    return searches;
}

const EvidenceSearch& bestOf(MetricRun& run, const std::vector<EvidenceSearch>& searches) {
    return searches[bestFresh(run.data, searches, run.seed, ++run.draw)];
}

/// The same prior on every fold as on all rows.
bool addSharedPrior(MetricRun& run, MetricStack& stack, const EvidenceSearch& from,
                    const Message& title, const GoOn& goOn) {
    const bool isRegression = run.data.loss == Loss::Squared;
    const PosteriorPlan plan{title, isRegression ? kPosteriorFeatures : kClassFeatures,
                             isRegression ? kDraws : kClassDraws, 1.};
    return addPosterior(run, stack, std::vector(stack.folds.size() + 1, priorOf(from)), plan, goOn);
}

/// A second pass on every fold.
MetricTrainings foldPasses(MetricRun& run, const std::vector<MetricTask>& folds,
                           const CoordinatesPtr& coordinates) {
    MetricTrainings passes;
    passes.areOfFolds = true;
    for (const MetricTask& fold : folds) {
        MetricNet net = freshNet(run, coordinates, run.options.features);
        net.metric = Matrix::Identity(coordinates->size(), coordinates->size());
        passes.add(message("metric-on-fold", "Metric on a fold"),
                   std::make_unique<FreeFourierTraining>(
                       fold, std::move(net),
                       trainingPlan(run, Freedom::Metric, 2 * run.pace.epochs,
                                    0.5 * run.options.metricRate)));
    }
    return passes;
}

MetricTrainings foldFrequencies(MetricRun& run, const std::vector<MetricTask>& folds,
                                const std::vector<MetricCandidate>& passes) {
    MetricTrainings freed;
    freed.areOfFolds = true;
    for (std::size_t i = 0; i < folds.size(); ++i)
        freed.add(message("free-on-fold", "Free frequencies on a fold"),
                  frequencyTraining(run, folds[i], passes[i].net, 2 * run.pace.epochs));
    return freed;
}

/// A metric by the evidence, from the scales of few enough variables, and on every fold free
/// frequencies that start from it.
Pieces addMetrics(MetricRun& run, MetricStack& stack, const EvidenceSearch& scales,
                  const GoOn& goOn) {
    std::vector<EvidenceSearch> metrics = twice([&] { return metricAfter(run, run.data, scales); });
    for (auto part =
             searchTogether(run, message("metric-by-evidence", "Metric by evidence"), metrics);
         part.next();)
        co_yield part.piece();
    const EvidenceSearch& metric = bestOf(run, metrics);
    while (!addSharedPrior(run, stack, metric, metricTitle(), goOn)) co_yield PieceDone{};
    co_yield PieceDone{};
    const CoordinatesPtr turned =
        coordinatesOf(run.data.task, metric.coordinates()->inputs, metric.factor());
    std::vector<MetricCandidate> passes, freed;
    for (auto part = trainTogether(run, message("metric-on-folds", "Metric on four folds"),
                                   foldPasses(run, stack.folds, turned), passes);
         part.next();)
        co_yield part.piece();
    for (auto part = trainTogether(run, message("free-on-folds", "Free frequencies on four folds"),
                                   foldFrequencies(run, stack.folds, passes), freed);
         part.next();)
        co_yield part.piece();
    addFoldNets(run, stack, freed);
}

/// What the evidence finds on all rows: nothing, a scale for each variable, or a metric as well.
Pieces addFound(MetricRun& run, MetricStack& stack, const GoOn& goOn) {
    std::vector<EvidenceSearch> race = racers(run, allCoordinates(run.data.task));
    for (auto part = searchTogether(run, raceOfStarts(), race); part.next();) co_yield part.piece();
    const EvidenceSearch& winner = bestOf(run, race);

    run.stage = message("leaving-out", "Leaving variables out");
    co_yield PieceDone{};
    const std::vector<Index> kept = pruned(run.data, winner, run.seed, ++run.draw);
    if (kept.empty()) co_return;
    std::vector<EvidenceSearch> searches =
        twice([&] { return scalesAfter(run, run.data, winner, kept); });
    for (auto part = searchTogether(run, message("scales-of-kept", "Scales of the variables kept"),
                                    searches);
         part.next();)
        co_yield part.piece();
    const EvidenceSearch& scales = bestOf(run, searches);

    run.stage = closedFormStage();
    co_yield PieceDone{};
    if (!tellsTarget(run.data, scales, run.seed, ++run.draw)) co_return;
    while (!addSharedPrior(run, stack, scales, scalesTitle(), goOn)) co_yield PieceDone{};
    if (std::ssize(kept) > run.options.maxVariables) co_return;
    for (auto part = addMetrics(run, stack, scales, goOn); part.next();) co_yield part.piece();
}

}  // namespace

Pieces smallRecipe(MetricRun& run, const GoOn& goOn) {
    MetricStack stack = startStack(run);
    for (auto part = addFound(run, stack, goOn); part.next();) co_yield part.piece();
    takeStack(run, stack, kMostTerms);
    co_yield tickOf(run.data, run.candidates.best().loss);
}

}  // namespace ardent

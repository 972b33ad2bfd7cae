#include "core/method/metric/metric_small.h"

#include <algorithm>
#include <cmath>

#include "core/method/metric/metric_fresh_evidence.h"
#include "core/method/metric/metric_screen.h"
#include "core/method/metric/metric_searches.h"
#include "core/method/metric/metric_stack.h"
#include "core/method/metric/metric_trainings.h"
#include "core/method/metric/metric_waves.h"
#include "core/method/metric/posterior_mean.h"

namespace ardent {
namespace {

constexpr Index kClassFeatures = 200;  // logistic fits cost more
constexpr double kMostTauOfClasses = 1.;
constexpr Index kEarlyFeatures = 200;
constexpr std::size_t kDraws = 4;
constexpr std::size_t kClassDraws = 2;
constexpr int kMostTerms = 20;

Message wavesTitle() {
    return message("model-of-waves", "a model of fast waves along one variable each");
}

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

/// The model of the search that leads, once its evidence is strong against a constant's, each scale
/// at the price of half a log n (Schwarz 1978). What is random after it is drawn as without it.
/// False when `goOn` said no, and then nothing has changed.
bool takeEarlyModel(MetricRun& run, const std::vector<EvidenceSearch>& searches, const GoOn& goOn) {
    const EvidenceSearch& best = leader(searches);
    const double price = 0.5 * static_cast<double>(best.factor().rows()) *
                             std::log(static_cast<double>(run.data.train.size())) +
                         logNumberOfSets(run.data, *best.coordinates());
    if (!isStrong(run.data, constantEvidence(run.data), best.recentValue(), price)) return true;
    const std::uint32_t before = run.draw;
    const double tau =
        run.data.loss == Loss::Squared ? best.tau() : std::min(best.tau(), kMostTauOfClasses);
    auto found = posteriorMean(run.data, run.data.train,
                               netUnder(run, priorOf(best), kEarlyFeatures), tau, goOn);
    run.draw = before;
    if (found) run.early = std::move(found);
    return found.has_value();
}

/// The same prior on every fold as on all rows.
bool addSharedPrior(MetricRun& run, MetricStack& stack, const MetricPrior& prior, Message title,
                    const GoOn& goOn) {
    const bool isRegression = run.data.loss == Loss::Squared;
    const PosteriorPlan plan{std::move(title), isRegression ? kPosteriorFeatures : kClassFeatures,
                             isRegression ? kDraws : kClassDraws, kMostTauOfClasses};
    return addPosterior(run, stack, std::vector(stack.folds.size() + 1, prior), plan, goOn);
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
                                const std::vector<MetricCandidate>& passes,
                                const std::vector<MetricWave>& waves) {
    MetricTrainings freed;
    freed.areOfFolds = true;
    for (std::size_t i = 0; i < folds.size(); ++i)
        freed.add(message("free-on-fold", "Free frequencies on a fold"),
                  frequencyTraining(run, folds[i], withWaves(run, passes[i].net, waves),
                                    2 * run.pace.epochs));
    return freed;
}

Message titleWith(const Message& title, const MetricPrior& prior) {
    return prior.waves.empty() ? title : message("and-fast-waves", "{} and fast waves", title);
}

/// A metric by the evidence, from the scales of few enough variables, and on every fold free
/// frequencies that start from it.
Pieces addMetrics(MetricRun& run, MetricStack& stack, const EvidenceSearch& scales,
                  const std::vector<MetricWave>& waves, const GoOn& goOn) {
    std::vector<EvidenceSearch> metrics = twice([&] { return metricAfter(run, run.data, scales); });
    for (auto part =
             searchTogether(run, message("metric-by-evidence", "Metric by evidence"), metrics);
         part.next();)
        co_yield part.piece();
    const EvidenceSearch& metric = bestOf(run, metrics);
    MetricPrior prior = priorOf(metric);
    prior.waves = waves;
    const Message title = titleWith(metricTitle(), prior);
    while (!addSharedPrior(run, stack, prior, title, goOn)) co_yield PieceDone{};
    co_yield PieceDone{};
    const CoordinatesPtr turned =
        coordinatesOf(run.data.task, metric.coordinates()->inputs, metric.factor());
    std::vector<MetricCandidate> passes, freed;
    for (auto part = trainTogether(
             run, message("metric-on-folds", "Metric on {} folds", stack.folds.size()),
             foldPasses(run, stack.folds, turned), passes);
         part.next();)
        co_yield part.piece();
    for (auto part = trainTogether(
             run, message("free-on-folds", "Free frequencies on {} folds", stack.folds.size()),
             foldFrequencies(run, stack.folds, passes, waves), freed);
         part.next();)
        co_yield part.piece();
    addFoldNets(run, stack, freed);
}

/// Scales by the evidence for all rows, of the variables that matter; none where these tell nothing
/// of the target.
Pieces findFewScales(MetricRun& run, std::optional<EvidenceSearch>& found, const GoOn& goOn) {
    std::vector<EvidenceSearch> race = racers(run, allCoordinates(run.data.task), kFewRowsStarts);
    if (hasManyInputs(*run.data.task)) {
        run.stage = screenStage();
        co_yield PieceDone{};
        std::optional<std::vector<Index>> selected;
        while (!(selected = screenedInputs(run.data, run.seed, goOn))) co_yield PieceDone{};
        if (!selected->empty())
            for (EvidenceSearch& one :
                 racers(run, coordinatesOf(run.data.task, *selected), kScreenedStarts))
                race.push_back(std::move(one));
    }
    for (auto part = searchTogether(run, raceOfStarts(race.size()), race); part.next();) {
        while (part.piece().isTick && !takeEarlyModel(run, race, goOn)) co_yield PieceDone{};
        co_yield part.piece();
    }
    const EvidenceSearch& winner = bestOf(run, race);

    run.stage = message("leaving-out", "Leaving variables out");
    co_yield PieceDone{};
    const std::vector<Index> kept = pruned(run.data, winner, run.seed, ++run.draw);
    if (kept.empty()) {
        run.early.reset();
        co_return;
    }
    std::vector<EvidenceSearch> searches =
        twice([&] { return scalesAfter(run, run.data, winner, kept); });
    for (auto part = searchTogether(run, message("scales-of-kept", "Scales of the variables kept"),
                                    searches);
         part.next();) {
        while (part.piece().isTick && !takeEarlyModel(run, searches, goOn)) co_yield PieceDone{};
        co_yield part.piece();
    }
    const std::size_t best = bestFresh(run.data, searches, run.seed, ++run.draw);
    if (tellsTarget(run.data, searches[best], run.seed, ++run.draw))
        found.emplace(std::move(searches[best]));
    else
        run.early.reset();
}

/// What the evidence finds on all rows: nothing, a scale for each variable, or a metric as well,
/// and fast waves beside them.
Pieces addFound(MetricRun& run, MetricStack& stack, const GoOn& goOn) {
    std::optional<EvidenceSearch> scales;
    for (auto part = findFewScales(run, scales, goOn); part.next();) co_yield part.piece();
    MetricPrior prior = scales ? priorOf(*scales) : MetricPrior{};
    for (auto part = findWaves(run, prior); part.next();) co_yield part.piece();

    run.stage = closedFormStage();
    co_yield PieceDone{};
    if (scales)
        while (!addSharedPrior(run, stack, priorOf(*scales), scalesTitle(), goOn))
            co_yield PieceDone{};
    if (!prior.waves.empty()) {
        const Message title = scales ? titleWith(scalesTitle(), prior) : wavesTitle();
        while (!addSharedPrior(run, stack, prior, title, goOn)) co_yield PieceDone{};
    }
    if (!scales || scales->coordinates()->size() > run.options.maxVariables) co_return;
    for (auto part = addMetrics(run, stack, *scales, prior.waves, goOn); part.next();)
        co_yield part.piece();
}

}  // namespace

Pieces smallRecipe(MetricRun& run, const GoOn& goOn) {
    MetricStack stack = startStack(run);
    for (auto part = addFound(run, stack, goOn); part.next();) co_yield part.piece();
    takeStack(run, stack, kMostTerms);
    co_yield tickOf(run.data, run.candidates.best().loss);
}

}  // namespace ardent

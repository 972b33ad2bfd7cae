#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/kernel/waves.h"
#include "core/method/lambda_trainer.h"
#include "core/method/metric_average.h"
#include "core/method/metric_search.h"
#include "core/method/metric_sets.h"
#include "core/method/posterior_mean.h"
#include "core/parallel/blocks.h"

/// The recipe for few rows: validation rows would be too few to choose by, so that the evidence
/// chooses, all rows are used and what the folds predict decides how the models are averaged.
namespace ardent {
namespace {

constexpr int kFolds = 4;
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

}  // namespace

EvidenceSearch MetricSearch::smallRacer(const MetricTask& rows, const CoordinatesPtr& coordinates,
                                        double start) {
    EvidencePlan plan = smallPlan(100);
    plan.draw = ++run_.draw;
    const Index inputs = coordinates->size();
    return {rows, rows.train, coordinates, Matrix::Constant(inputs, 1, start * scaleUnit(inputs)),
            0.,   plan};
}

std::vector<EvidenceSearch> MetricSearch::smallRace(const CoordinatesPtr& coordinates) {
    std::vector<EvidenceSearch> race;
    for (const double start : kSmallStarts)
        race.push_back(smallRacer(run_.data, coordinates, start));
    return race;
}

EvidencePlan MetricSearch::smallPlan(int iterations) const {
    constexpr Index kWide = 1000;
    EvidencePlan plan;
    plan.iterations = iterations;
    plan.rate = 0.05;
    plan.rows = kFewRowsSearched;
    plan.features = run_.data.task->x.cols() > kWide ? (run_.options.features + 2) / 3
                                                     : Index{run_.options.features};
    plan.seed = run_.seed;
    return plan;
}

/// On features that no search has seen, τ over six decades.
EvidenceOverTau MetricSearch::freshEvidence(const MetricTask& rows, const Coordinates& at,
                                            const Matrix& factor, EvidenceSpace<float>& space,
                                            std::uint32_t draw) const {
    const EvidenceDraw fresh = evidenceDraw(at.size(), kFreshFeatures, run_.seed, draw << 12U);
    const Eigen::MatrixXf own = factor.cast<float>();
    const Eigen::MatrixXf frequencies = factor.cols() == 1 && at.size() > 1
                                            ? Eigen::MatrixXf(own.col(0).asDiagonal() * fresh.base)
                                            : Eigen::MatrixXf(own * fresh.base);
    Eigen::MatrixXf u(std::ssize(rows.train), at.size());
    for (Index i = 0; i < u.rows(); ++i)
        u.row(i) = at.u->row(rows.train[static_cast<std::size_t>(i)]);
    space.turns.noalias() = u * frequencies;
    space.turns.rowwise() += fresh.phases.transpose();
    space.turns *= static_cast<float>(kQuarterTurns);
    std::vector<double> taus;
    for (int i = 0; i <= 12; ++i)
        taus.push_back(std::pow(10., -2. + 0.5 * i) / static_cast<double>(kFreshFeatures));
    return evidenceOverTau(space.turns, evidenceTargets(rows, rows.train), taus, space);
}

/// Index of the search whose factor has the least fresh evidence.
std::size_t MetricSearch::bestFresh(const std::vector<EvidenceSearch>& searches) {
    std::vector<double> values(searches.size());
    const std::uint32_t draw = ++run_.draw;
    forEachBlock(std::ssize(searches), 1, [&](Index at, Index, Index) {
        const auto i = static_cast<std::size_t>(at);
        EvidenceSpace<float> space;
        values[i] =
            freshEvidence(run_.data, *searches[i].coordinates(), searches[i].factor(), space, draw)
                .value;
    });
    return static_cast<std::size_t>(std::ranges::min_element(values) - values.begin());
}

/// The largest threshold that costs less than 8/n of evidence.
MetricSearch::Set MetricSearch::pruned(const MetricTask& rows, const EvidenceSearch& scales) {
    const Vector size = scales.factor().col(0).cwiseAbs();
    const Coordinates& all = *scales.coordinates();
    EvidenceSpace<float> space;
    const std::uint32_t draw = ++run_.draw;
    Set kept = inputsAbove(size, 0.03);
    double best = std::numeric_limits<double>::infinity();
    for (const double threshold : {0.03, 0.1, 0.2, 0.3}) {
        const Set set = inputsAbove(size, threshold);
        if (set.empty()) break;
        Vector part = Vector::Zero(size.size());
        part(set) = size(set);
        const double value = freshEvidence(rows, all, part, space, draw).value;
        best = std::min(best, value);
        if (value <= best + 8. / static_cast<double>(rows.train.size())) kept = set;
    }
    return kept;
}

/// The scales of the variables kept, from those of a race; `set`: among its coordinates.
EvidenceSearch MetricSearch::smallScales(const MetricTask& rows, const EvidenceSearch& from,
                                         const Set& set) {
    EvidencePlan plan = smallPlan(80);
    plan.draw = ++run_.draw;
    Set inputs;
    for (const Index i : set)
        inputs.push_back(from.coordinates()->inputs[static_cast<std::size_t>(i)]);
    const Vector scale = from.factor().col(0).cwiseAbs();
    return {rows,       rows.train, coordinatesOf(run_.data.task, inputs), Matrix(scale(set)),
            from.tau(), plan};
}

EvidenceSearch MetricSearch::smallMetric(const MetricTask& rows, const EvidenceSearch& from) {
    EvidencePlan plan = smallPlan(120);
    plan.freedom = Freedom::Metric;
    plan.draw = ++run_.draw;
    return {rows,       rows.train, from.coordinates(), Matrix(from.factor().col(0).asDiagonal()),
            from.tau(), plan};
}

/// Whether the variables tell anything of the target: their log evidence over a constant's must
/// exceed 3 (strong by Kass and Raftery, 1995) and the log number of sets of as many variables.
bool MetricSearch::tellsTarget(const EvidenceSearch& scales) {
    constexpr double kStrong = 3.;
    const auto n = static_cast<double>(run_.data.train.size());
    const auto all = static_cast<double>(run_.data.task->x.cols());
    const Matrix y = evidenceTargets(run_.data, run_.data.train);
    const double constant = (y.colwise().squaredNorm().array() / n).log().mean();
    EvidenceSpace<float> space;
    const double found =
        freshEvidence(run_.data, *scales.coordinates(), scales.factor(), space, ++run_.draw).value;
    const auto kept = static_cast<double>(scales.coordinates()->size());
    const double sets =
        std::lgamma(all + 1.) - std::lgamma(kept + 1.) - std::lgamma(all - kept + 1.);
    return !(0.5 * n * (constant - found) <= kStrong + sets);
}

void MetricSearch::cutFolds() {
    for (const HeldOut& part : heldOutParts(*allRowsTask(), kFolds, run_.seed)) {
        MetricTask fold = run_.data;
        fold.train = part.fit;
        fold.validation = part.score;
        folds_.push_back(std::move(fold));
    }
}

/// The task with all of its learning rows as training rows.
TaskPtr MetricSearch::allRowsTask() const {
    Task task{run_.data.task->recipe, {}, run_.data.task->y, {}, {}};
    task.split.train = run_.data.train;
    return std::make_shared<const Task>(std::move(task));
}

/// A second pass on every fold.
MetricTrainings MetricSearch::foldPasses(const CoordinatesPtr& coordinates) {
    MetricTrainings passes;
    passes.areOfFolds = true;
    for (const MetricTask& fold : folds_) {
        MetricNet net = freshNet(run_, coordinates, run_.options.features);
        net.metric = Matrix::Identity(coordinates->size(), coordinates->size());
        passes.add("Metric on a fold", std::make_unique<FreeFourierTraining>(
                                           fold, std::move(net),
                                           trainingPlan(run_, Freedom::Metric, 2 * run_.pace.epochs,
                                                        0.5 * run_.options.metricRate)));
    }
    return passes;
}

/// The freeing of its frequencies.
MetricTrainings MetricSearch::foldFrequencies(const std::vector<MetricCandidate>& passes) {
    MetricTrainings freed;
    freed.areOfFolds = true;
    for (std::size_t i = 0; i < folds_.size(); ++i)
        freed.add("Free frequencies on a fold",
                  frequencyTraining(run_, folds_[i], passes[i].net, 2 * run_.pace.epochs));
    return freed;
}

/// Predictions of every fold by nets that have not seen it, in the order of run_.data.train.
Matrix MetricSearch::outOfFold(const std::vector<MetricNet>& nets) const {
    std::vector<Index> position(run_.data.task->y.size(), -1);
    for (std::size_t i = 0; i < run_.data.train.size(); ++i)
        position[static_cast<std::size_t>(run_.data.train[i])] = static_cast<Index>(i);
    Matrix scores = Matrix::Zero(std::ssize(run_.data.train), run_.data.outputs());
    for (std::size_t f = 0; f < folds_.size(); ++f) {
        const Matrix own = scoresOf(nets[f], folds_[f].validation);
        for (Index i = 0; i < own.rows(); ++i)
            scores.row(position[static_cast<std::size_t>(
                folds_[f].validation[static_cast<std::size_t>(i)])]) = own.row(i);
    }
    return scores;
}

/// The net of a constant.
MetricNet MetricSearch::constantNet() {
    MetricNet net = freshNet(run_, coordinatesOf(run_.data.task, Set(1, Index{0})), 1);
    net.scale = Vector::Zero(1);
    return net;
}

void MetricSearch::keepConstant() {
    MetricNet net = constantNet();
    const double loss = meanLoss(run_.data, scoresOf(net, run_.data.train), run_.data.train);
    run_.candidates.keep({"Constant", std::move(net), loss, {}, true});
}

/// Posterior means under a γ or M: on every fold under its own, then several draws on all rows.
/// False when `goOn` said no, and then nothing has changed.
bool MetricSearch::addPosterior(const std::vector<Prior>& foldsThenAll, const PosteriorPlan& plan,
                                Stack& stack, const GoOn& goOn) {
    const std::uint32_t before = run_.draw;
    std::vector<MetricNet> nets;
    std::vector<MetricNet> final;
    for (std::size_t i = 0; i < folds_.size() + plan.draws; ++i) {
        const bool isFold = i < folds_.size();
        const MetricTask& rows = rowsOf(i);
        const Prior& prior = isFold ? foldsThenAll[i] : foldsThenAll.back();
        MetricNet net = freshNet(run_, prior.coordinates, plan.features);
        if (prior.factor.cols() == 1)
            net.scale = prior.factor.col(0);
        else
            net.metric = prior.factor;
        const double tau =
            run_.data.loss == Loss::Squared ? prior.tau : std::min(prior.tau, plan.largestClassTau);
        auto found = posteriorMean(rows, rows.train, std::move(net), tau, goOn);
        if (!found) {
            run_.draw = before;
            return false;
        }
        (isFold ? nets : final).push_back(std::move(*found));
    }
    stack.scores.push_back(outOfFold(nets));
    stack.nets.push_back(
        joined(run_.data.task, final,
               std::vector<double>(plan.draws, 1. / static_cast<double>(plan.draws))));
    stack.titles.push_back(plan.title);
    const double loss = greedyAverage(run_.data, {stack.scores.back()}, run_.data.train, 1).loss;
    run_.candidates.keep({plan.title, stack.nets.back(), loss, {}, true});
    return true;
}

/// The same prior on every fold as on all rows.
bool MetricSearch::addPosterior(const EvidenceSearch& from, const char* title, Stack& stack,
                                const GoOn& goOn) {
    const bool isRegression = run_.data.loss == Loss::Squared;
    const PosteriorPlan plan{title, isRegression ? kPosteriorFeatures : kClassFeatures,
                             isRegression ? kDraws : kClassDraws, 1.};
    const Prior prior{from.coordinates(), from.factor(), from.tau()};
    return addPosterior(std::vector<Prior>(folds_.size() + 1, prior), plan, stack, goOn);
}

void MetricSearch::addFoldNets(const std::vector<MetricCandidate>& trained, Stack& stack) {
    std::vector<MetricNet> nets;
    for (const MetricCandidate& one : trained) nets.push_back(one.net);
    stack.scores.push_back(outOfFold(nets));
    stack.nets.push_back(
        joined(run_.data.task, nets,
               std::vector<double>(nets.size(), 1. / static_cast<double>(nets.size()))));
    stack.titles.emplace_back("the mean of the models of the cross-validation");
}

/// The average whose out-of-fold predictions are best.
void MetricSearch::takeStack(const Stack& stack, int mostTerms) {
    const MetricAverage average =
        greedyAverage(run_.data, stack.scores, run_.data.train, mostTerms);
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < stack.nets.size(); ++i) {
        const double share = 100. * average.shares[i];
        if (share == 100.) parts.push_back(stack.titles[i]);
        if (share > 0. && share < 100.)
            parts.push_back(fmt::format("{:.0f} % of {}", share, stack.titles[i]));
    }
    const std::string title =
        average.shares.front() == 1.
            ? "A constant, for want of evidence that any variable tells the target"
            : fmt::format("Final model: {}", fmt::join(parts, " and "));
    run_.candidates.clear();
    run_.candidates.keep(
        {title, joined(run_.data.task, stack.nets, average.shares), average.loss, {}, true});
}

/// Training and validation rows together, in folds, with the constant as the model to begin with.
MetricSearch::Stack MetricSearch::startStack() {
    run_.data.train.insert(run_.data.train.end(), run_.data.validation.begin(),
                           run_.data.validation.end());
    std::ranges::sort(run_.data.train);
    run_.data.validation.clear();
    keepConstant();
    cutFolds();
    Stack stack;
    stack.nets.push_back(constantNet());
    stack.scores.push_back(outOfFold(std::vector<MetricNet>(folds_.size(), stack.nets.front())));
    stack.titles.emplace_back("a constant");
    return stack;
}

Pieces MetricSearch::smallRecipe(const GoOn& goOn) {
    Stack stack = startStack();
    std::vector<EvidenceSearch> race =
        smallRace(coordinatesOf(run_.data.task, everyInput(*run_.data.task)));
    for (auto part = searchTogether(run_, "Scales by evidence: race of four starts", race);
         part.next();)
        co_yield part.piece();
    const EvidenceSearch& winner = race[bestFresh(race)];
    run_.stage = "Leaving variables out";
    co_yield PieceDone{};
    const Set set = pruned(run_.data, winner);
    if (!set.empty()) {
        std::vector<EvidenceSearch> scales =
            twice([&] { return smallScales(run_.data, winner, set); });
        for (auto part = searchTogether(run_, "Scales of the variables kept", scales); part.next();)
            co_yield part.piece();
        const EvidenceSearch& bestScales = scales[bestFresh(scales)];
        run_.stage = "Outer weights in closed form";
        co_yield PieceDone{};
        const bool isTold = tellsTarget(bestScales);
        while (isTold && !addPosterior(bestScales, kScalesTitle, stack, goOn)) co_yield PieceDone{};
        if (isTold && std::ssize(set) <= run_.options.maxVariables) {
            std::vector<EvidenceSearch> metrics =
                twice([&] { return smallMetric(run_.data, bestScales); });
            for (auto part = searchTogether(run_, "Metric by evidence", metrics); part.next();)
                co_yield part.piece();
            const EvidenceSearch& metric = metrics[bestFresh(metrics)];
            while (!addPosterior(metric, kMetricTitle, stack, goOn)) co_yield PieceDone{};
            co_yield PieceDone{};
            const CoordinatesPtr turned = coordinatesOf(run_.data.task, set, metric.factor());
            std::vector<MetricCandidate> passes, freed;
            for (auto part =
                     trainTogether(run_, "Metric on four folds", foldPasses(turned), passes);
                 part.next();)
                co_yield part.piece();
            for (auto part = trainTogether(run_, "Free frequencies on four folds",
                                           foldFrequencies(passes), freed);
                 part.next();)
                co_yield part.piece();
            addFoldNets(freed, stack);
        }
    }
    takeStack(stack, kMostTerms);
    co_yield tickOf(run_.data, run_.candidates.best().loss);
}

}  // namespace ardent

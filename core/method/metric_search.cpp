#include "core/method/metric_search.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/method/closed_form_finish.h"
#include "core/method/metric_sets.h"
#include "core/method/metric_split.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr std::array kScaleStarts{0.03, 0.1, 0.3, 1.};
constexpr double kOperationsAPiece = 2e9;
constexpr std::size_t kMostSets = 4;
constexpr double kNaN = std::numeric_limits<double>::quiet_NaN();

Vector startIntercept(const MetricTask& data) {
    Vector intercept = Vector::Zero(data.outputs());
    if (data.loss == Loss::Squared) return intercept;
    Vector counts = Vector::Constant(std::ssize(data.task->recipe->classes), 0.5);
    for (const std::int32_t row : data.train)
        counts[static_cast<Index>(data.task->y[static_cast<std::size_t>(row)])] += 1.;
    const Vector logs = counts.array().log().matrix();
    if (data.loss == Loss::Logistic)
        intercept[0] = logs[1] - logs[0];
    else
        intercept = (logs.array() - logs.mean()).matrix();
    return intercept;
}

}  // namespace

MetricSearch::MetricSearch(TaskPtr task, const MetricOptions& options, Seed seed)
    : data_(metricTask(std::move(task), seed)),
      options_(options),
      seed_(seed),
      recipe_(metricRecipe(*data_.task, options)),
      pace_(metricPace(data_, options)) {}

TrainingPlan MetricSearch::plan(Freedom freedom, int epochs, double rate) {
    TrainingPlan plan;
    plan.freedom = freedom;
    plan.epochs = epochs;
    plan.rate = rate;
    plan.weightRate = options_.learningRate;
    plan.ridge = options_.alpha;
    plan.batchSize = pace_.batchSize;
    plan.averages = freedom != Freedom::Scale;
    plan.seed = seed_;
    plan.draw = draw_;
    return plan;
}

/// Frequencies that no other net of this run has; weights 0.
MetricNet MetricSearch::freshNet(CoordinatesPtr coordinates, Index features) {
    FourierBasis basis =
        drawBasis(Sampler::Gaussian, coordinates->size(), features, seed_, ++draw_);
    MetricNet net;
    net.coordinates = std::move(coordinates);
    net.base = std::move(basis.frequencies);
    net.phases = std::move(basis.phases);
    net.weights = Matrix::Zero(features, data_.outputs());
    net.intercept = startIntercept(data_);
    return net;
}

MetricSearch::Job MetricSearch::scaleJob(double scale, int epochs) {
    MetricNet net = freshNet(coordinatesOf(data_.task, everyInput(*data_.task)), options_.features);
    net.scale = Vector::Constant(net.base.rows(), scale);
    return std::make_unique<FreeFourierTraining>(
        data_, std::move(net), plan(Freedom::Scale, epochs, options_.learningRate));
}

MetricSearch::Job MetricSearch::metricJob(const Start& start, double rate) {
    MetricNet net = freshNet(coordinatesOf(data_.task, start.set), options_.features);
    net.metric = start.scale.asDiagonal();
    return std::make_unique<FreeFourierTraining>(data_, std::move(net),
                                                 plan(Freedom::Metric, 2 * pace_.epochs, rate));
}

MetricSearch::Job MetricSearch::frequencyJob(const MetricNet& from, int epochs) {
    ++draw_;
    MetricNet net = from;
    net.base = from.frequencies();
    net.scale.resize(0);
    net.metric.resize(0, 0);
    return std::make_unique<FreeFourierTraining>(
        data_, std::move(net), plan(Freedom::Frequencies, epochs, options_.frequencyRate));
}

void MetricSearch::keepFinish(const std::string& title, const ClosedFormFinish& found) {
    candidates_.keep({title + ", closed form", found.net, found.loss, found.scores, true});
}

PieceDone MetricSearch::tickOf(double train, double validation) const {
    return {true, train * data_.lossUnit, validation * data_.lossUnit};
}

/// A tick with the losses of the training that does best, where an epoch of any has ended.
PieceDone MetricSearch::leastOf(const EpochLosses& losses) const {
    PieceDone piece;
    for (const auto& ended : losses)
        if (ended && (!piece.isTick || ended->validation * data_.lossUnit < piece.validation))
            piece = tickOf(ended->train, ended->validation);
    return piece;
}

/// A tick with the mean of the folds' latest losses, which is that of all rows.
PieceDone MetricSearch::meanOverFolds(const EpochLosses& losses, EpochLosses& latest) const {
    bool hasEnded = false;
    for (std::size_t i = 0; i < losses.size(); ++i) {
        if (!losses[i]) continue;
        latest[i] = losses[i];
        hasEnded = true;
    }
    if (!hasEnded) return {};
    double train = 0., validation = 0., count = 0.;
    for (const auto& one : latest) {
        if (!one) return {};
        train += one->train;
        validation += one->validation;
        ++count;
    }
    return tickOf(train / count, validation / count);
}

/// Trains all of them at once, an epoch of each a tick. trained: what they come to, one a job; must
/// outlive the pieces.
Pieces MetricSearch::trainTogether(std::string stage, Jobs jobs,
                                   std::vector<MetricCandidate>& trained) {
    stage_ = std::move(stage);
    running_ = &jobs;
    const auto count = std::ssize(jobs.list);
    double heaviest = 1.;
    for (const Job& job : jobs.list) heaviest = std::max(heaviest, job->operationsAStep());
    const auto steps = static_cast<Index>(std::ceil(kOperationsAPiece / heaviest));
    const auto isOver = [&] {
        return std::ranges::all_of(jobs.list, [](const Job& job) { return job->finished(); });
    };
    EpochLosses latest(jobs.list.size());
    while (!isOver()) {
        EpochLosses losses(jobs.list.size());
        forEachBlock(count, 1, [&](Index at, Index, Index) {
            const auto i = static_cast<std::size_t>(at);
            losses[i] = jobs.list[i]->advance(
                steps, count == 1 ? Sharing::AllThreads : Sharing::ThisThread);
        });
        co_yield onFolds() ? meanOverFolds(losses, latest) : leastOf(losses);
    }
    for (std::size_t i = 0; i < jobs.list.size(); ++i)
        trained.push_back({jobs.titles[i], jobs.list[i]->best(), jobs.list[i]->bestLoss(), {}});
    running_ = nullptr;
}

MetricSearch::Jobs MetricSearch::scaleRace() {
    Jobs race;
    for (const double start : kScaleStarts) {
        race.list.push_back(scaleJob(start, std::max(1, pace_.epochs / 3)));
        race.titles.push_back(fmt::format("Scales from {}", start));
    }
    return race;
}

MetricSearch::Jobs MetricSearch::longScales(double start) {
    Jobs jobs;
    for (int draw = 0; draw < 2; ++draw) {
        jobs.list.push_back(scaleJob(start, pace_.epochs));
        jobs.titles.push_back(draw == 0 ? "Scales" : "Scales, other frequencies");
    }
    return jobs;
}

void MetricSearch::takeScales(std::size_t one, std::size_t other) {
    if (candidates_[other].loss < candidates_[one].loss) std::swap(one, other);
    scales_ = one;
    descentScale_ = candidates_[one].net.scale.cwiseAbs();
    otherScale_ = candidates_[other].net.scale.cwiseAbs();
}

/// γ from several starts, the best one trained to the end, with two draws of the frequencies: which
/// weak variable a draw favours is chance.
Pieces MetricSearch::findScales() {
    std::vector<MetricCandidate> race;
    for (auto part = trainTogether("Scales: race of four starts", scaleRace(), race); part.next();)
        co_yield part.piece();
    candidates_.keepAll(std::move(race));
    const double start = kScaleStarts[candidates_.bestFrom(0)];
    std::vector<MetricCandidate> longest;
    for (auto part =
             trainTogether(fmt::format("Scales from {}", start), longScales(start), longest);
         part.next();)
        co_yield part.piece();
    const std::vector<std::size_t> at = candidates_.keepAll(std::move(longest));
    takeScales(at[0], at[1]);
}

MetricSearch::Jobs MetricSearch::metricJobs(const std::vector<Start>& starts) {
    Jobs jobs;
    for (const Start& start : starts) {
        jobs.list.push_back(metricJob(start, options_.metricRate));
        jobs.titles.push_back(fmt::format("Metric of {} variables", start.set.size()));
    }
    return jobs;
}

Pieces MetricSearch::findMetrics(const std::vector<Start>& starts) {
    Jobs jobs = metricJobs(starts);
    std::string name = starts.size() == 1
                           ? jobs.titles.front()
                           : fmt::format("Metric: {} sets of variables", starts.size());
    std::vector<MetricCandidate> metrics;
    for (auto part = trainTogether(std::move(name), std::move(jobs), metrics); part.next();)
        co_yield part.piece();
    candidates_.keepAll(std::move(metrics));
}

std::vector<MetricSearch::Start> MetricSearch::startsFrom(const std::vector<Set>& sets,
                                                          const Vector& scale) const {
    std::vector<Start> starts;
    for (const Set& set : sets) starts.push_back({set, scale(set)});
    return starts;
}

Pieces MetricSearch::finish(std::vector<MetricCandidate> which, const GoOn& goOn) {
    if (data_.loss != Loss::Squared || data_.validation.empty()) co_return;
    stage_ = "Outer weights in closed form";
    for (const MetricCandidate& open : which) {
        std::optional<ClosedFormFinish> found;
        while (!(found = finishInClosedForm(data_, open.net, goOn))) co_yield PieceDone{};
        const bool isBetter = found->loss < candidates_.best().loss;
        keepFinish(open.title, *found);
        co_yield isBetter ? tickOf(kNaN, found->loss) : PieceDone{};
    }
}

/// The sets that the scales suggest, each with the scales to start from.
std::vector<MetricSearch::Start> MetricSearch::firstStarts() const {
    const Vector& a = descentScale_;
    const Vector& b = otherScale_;
    const Vector& e = evidenceScale_;
    if (e.size() == 0)
        return startsFrom(
            distinctSets({inputsAbove(a, 0.1), inputsAbove(a, 0.3), inputsAbove(b, 0.1),
                          inputsAbove(b, 0.3), everyInput(*data_.task)},
                         options_.maxVariables, kMostSets),
            a.cwiseMax(b));
    return startsFrom(distinctSets({inputsAbove(e, 0.1), inputsAbove(e, 0.03), inputsAbove(a, 0.1),
                                    inputsAbove(b, 0.1), inputsAbove(a, 0.3), inputsAbove(b, 0.3)},
                                   options_.maxVariables, kMostSets + 2),
                      e.cwiseMax(0.3 * e.maxCoeff()));
}

Pieces MetricSearch::gradientRecipe(const GoOn& goOn) {
    for (auto part = findScales(); part.next();) co_yield part.piece();
    if (goesThrough(MetricStage::Evidence, options_))
        for (auto part = findScalesByEvidence(); part.next();) co_yield part.piece();
    const std::vector<Start> starts = firstStarts();
    metrics_ = candidates_.size();
    if (!starts.empty() && goesThrough(MetricStage::Metric, options_)) {
        for (auto part = findMetrics(starts); part.next();) co_yield part.piece();
        if (goesThrough(MetricStage::Forward, options_))
            for (auto part = checkForward(); part.next();) co_yield part.piece();
    }
    for (auto part = refine(goOn); part.next();) co_yield part.piece();
    if (goesThrough(MetricStage::Average, options_)) {
        stage_ = "Average";
        co_yield PieceDone{};
        const std::size_t single = candidates_.bestFrom(0);
        averageBest();
        if (candidates_.bestFrom(0) != single) co_yield tickOf(kNaN, candidates_.best().loss);
    }
}

Pieces MetricSearch::run(const GoOn& goOn) {
    const bool hasValidation = !data_.validation.empty();
    for (auto part = recipe_ == MetricRecipe::Gradient ? gradientRecipe(goOn)
                     : recipe_ == MetricRecipe::Wide   ? wideRecipe(goOn)
                                                       : smallRecipe(goOn);
         part.next();)
        co_yield part.piece();
    if (crossValidates()) {
        endReason_ = candidates_.best().title + "; it has learned from the training " +
                     (hasValidation ? "and validation rows" : "rows") +
                     ", so that only the test rows show how well it predicts.";
        co_return;
    }
    endReason_ = fmt::format(
        "{} models were compared; the one with the lowest validation loss is "
        "kept: {}.{}",
        candidates_.size(), candidates_.best().title,
        candidates_.best().learnsFromValidation
            ? " Its outer weights are fitted on the validation rows too, so that only test rows "
              "tell its error."
            : "");
}

std::optional<MetricNet> MetricSearch::current() const {
    if (running_ == nullptr) return best();
    const auto lead = std::ranges::min_element(running_->list, {},
                                               [](const Job& job) { return job->lastLoss(); });
    return (*lead)->current();
}

/// A training under way that is better than every candidate so far; null where there is none.
const FreeFourierTraining* MetricSearch::betterJob() const {
    double loss =
        candidates_.empty() ? std::numeric_limits<double>::infinity() : candidates_.best().loss;
    const FreeFourierTraining* lead = nullptr;
    if (running_ != nullptr && !onFolds())
        for (const Job& job : running_->list)
            if (job->bestLoss() < loss) {
                loss = job->bestLoss();
                lead = job.get();
            }
    return lead;
}

std::optional<MetricNet> MetricSearch::best() const {
    if (const FreeFourierTraining* job = betterJob()) return job->best();
    if (candidates_.empty() || !std::isfinite(candidates_.best().loss)) return std::nullopt;
    return candidates_.best().net;
}

bool MetricSearch::bestLearnsFromValidation() const {
    return betterJob() == nullptr && !candidates_.empty() &&
           candidates_.best().learnsFromValidation;
}

}  // namespace ardent

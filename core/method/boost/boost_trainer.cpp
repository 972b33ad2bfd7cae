#include "core/method/boost/boost_trainer.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>

#include "core/base/order.h"
#include "core/base/text.h"
#include "core/data/drawn_rows.h"
#include "core/data/sources.h"
#include "core/data/target_values.h"
#include "core/data/varying_sources.h"
#include "core/method/boost/boost_tuning.h"
#include "core/method/held_out_plan.h"
#include "core/method/level_changes.h"
#include "core/method/top_k.h"
#include "core/model/loss.h"
#include "core/model/metrics.h"
#include "core/train/calibration.h"

namespace ardent {
namespace {

constexpr Index kCalibrationRows = 4000;
constexpr int kFolds = 5;
constexpr Index kRelevanceCosines = 4'000'000;  // of each time that a relevance is told

/// What the closures of a Boosting hold.
struct Shared {
    TaskPtr task;
    Vector start;
    Index outputs = 1;
    bool squared = false;
    std::vector<double> slopes;  // of the calibration after every round
};

/// Scores whose probabilities are the training shares that H⁰ stands for; numbers: H⁰ itself.
Vector constantScores(const Shared& shared) {
    if (shared.squared) return shared.start;
    if (shared.outputs == 1) return 2. * shared.start;
    return -(1. + (-2. * shared.start.array()).exp()).log();
}

/// What the scores of so many rounds are multiplied by.
double slopeAfter(const Shared& shared, Index rounds) {
    return shared.squared || rounds == 0 ? 1. : shared.slopes[static_cast<std::size_t>(rounds - 1)];
}

PredictorPtr predictorOf(const Shared& shared,
                         const std::vector<std::shared_ptr<const Boosting::Round>>& learners,
                         Index rounds) {
    const auto count = static_cast<std::size_t>(rounds * shared.outputs);
    return std::make_shared<const Predictor>(Predictor{
        shared.task->recipe,
        boostedModel(rounds == 0 ? constantScores(shared) : shared.start, shared.task->x.cols(),
                     std::span(learners).first(count), slopeAfter(shared, rounds)),
        linkFor(lossFor(*shared.task->recipe))});
}

BoostTrials trialsOf(const BoostPlan& plan, const Task& task) {
    const Index inputs = varyingInputs(*task.recipe);
    if (plan.search == BoostSearch::Grid)
        return {
            .grid = paperGrid(plan.settings, inputs), .rounds = plan.rounds, .folds = plan.folds};
    return {.grid = widthGrid(plan.settings, inputs),
            .rounds = std::min(plan.rounds, kWidthRounds),
            .folds = kWidthFolds,
            .mostRows = rowsForWidth(task),
            .prefersEarlier = true};
}

/// Mean loss of a round's h with its landmark moved to each of the given places.
Vector lossesOfLandmarks(const Shared& shared,
                         const std::vector<std::shared_ptr<const Boosting::Round>>& learners,
                         Index position, const Matrix& landmarks) {
    const auto at = static_cast<std::size_t>(position);
    const Boosting::Round& round = *learners[at];
    const auto before = static_cast<std::size_t>(position / shared.outputs * shared.outputs);
    const FourierModel model =
        boostedModel(shared.start, shared.task->x.cols(), std::span(learners).first(before), 1.);
    const auto& rows = shared.task->split.train;
    Vector scores = before == 0 ? Vector::Constant(std::ssize(rows), shared.start[round.output])
                                : Vector(evaluate(model, shared.task->x, rows).col(round.output));
    Vector residuals(scores.size());
    Matrix x(scores.size(), shared.task->x.cols());
    const auto positive = static_cast<float>(shared.outputs == 1 ? 1 : round.output);
    for (Index i = 0; i < scores.size(); ++i) {
        const auto row = static_cast<std::size_t>(rows[static_cast<std::size_t>(i)]);
        const float value = shared.task->y[row];
        const double y = value == positive ? 1. : -1.;
        residuals[i] = shared.squared ? static_cast<double>(value) - scores[i]
                                      : y * std::exp(std::min(30., -y * scores[i]));
        x.row(i) = shared.task->x.row(static_cast<Index>(row)).cast<double>();
    }
    if (shared.squared && residuals.norm() > 0.)
        residuals /= residuals.norm() / std::sqrt(static_cast<double>(residuals.size()));
    const WeakShifts shifts(x, residuals, round.frequencies,
                            shared.squared ? WeakLoss::Squared : WeakLoss::Exponential,
                            Sharing::AllThreads);
    Vector losses(landmarks.rows());
    for (Index m = 0; m < losses.size(); ++m)
        losses[m] =
            shifts.loss(round.frequencies.transpose() * landmarks.row(m).transpose(), nullptr);
    return losses;
}

class BoostTrainer final : public Trainer {
public:
    BoostTrainer(TaskPtr task, const BoostPlan& plan, Seed seed)
        : task_(std::move(task)), plan_(plan), seed_(seed), settings_(plan.settings) {
        shared_.task = task_;
        shared_.outputs = task_->recipe->outputs();
        shared_.squared = task_->recipe->problem == Problem::Regression;
        if (plan_.search != BoostSearch::None)
            tuner_ = std::make_unique<BoostTuner>(task_, trialsOf(plan_, *task_), seed);
    }

    std::vector<CurveSeries> series() const override;
    std::string tickName() const override { return "round"; }
    std::int64_t plannedTicks() const override { return plan_.rounds; }
    Advance advance(Pulse& pulse) override;
    PredictorPtr predictor() const override;
    std::optional<std::int64_t> keptTick() const override {
        return done_ && hasValidation() && best_ > 0 ? std::optional<std::int64_t>(best_)
                                                     : std::nullopt;
    }
    // learnsFromValidation() stays false: of the model only one slope is fitted on the validation
    // rows. It moves no border between classes, and one number gains no more than the choice of the
    // round does, about 1/(2 rows) of cross-entropy.
    std::optional<Relevance> relevance() const override;
    std::optional<Selection> selection() const override;
    BoostingPtr boosting() const override;
    std::string stage() const override;
    void settle() override { done_ = true; }

private:
    bool hasValidation() const { return !task_->split.validation.empty(); }
    void begin();
    void beginCalibration();
    Matrix heldOutScores() const;
    double logLossOf(const Matrix& scores) const;
    double constantLoss() const;
    std::vector<double> judge();
    Advance finish();
    Index shownRounds() const { return done_ ? best_ : machine_ ? machine_->rounds() : 0; }

    TaskPtr task_;
    BoostPlan plan_;
    Seed seed_;
    BoostSettings settings_;
    Shared shared_;
    std::unique_ptr<BoostTuner> tuner_;
    std::unique_ptr<BoostMachine> machine_;
    std::vector<BoostMachine> folds_;      // whose held-out rows calibrate, without validation rows
    std::vector<int> labels_;              // of the rows that calibrate
    std::vector<std::int32_t> slopeRows_;  // those of them that the slope is fitted on
    std::vector<int> slopeLabels_;
    Index best_ = 0;
    double bestLoss_ = std::numeric_limits<double>::infinity();  // of `best_` rounds; 0: a constant
    bool done_ = false;
    std::string reason_;
};

std::vector<CurveSeries> BoostTrainer::series() const {
    const std::string what = shared_.squared ? "mean squared error" : "exponential loss";
    std::vector<CurveSeries> series{{"train", "Training loss (" + what + ")"}};
    if (!hasValidation()) return series;
    series.push_back({"validation", "Validation loss (" + what + ")"});
    if (!shared_.squared)
        series.push_back({"validation_log_loss", "Calibrated validation loss (" +
                                                     lossName(lossFor(*task_->recipe)) + ")"});
    return series;
}

std::string BoostTrainer::stage() const {
    if (tuner_ && !machine_)
        return fmt::format("Cross-validation, {} of {} {}", tuner_->tried(), tuner_->count(),
                           plan_.search == BoostSearch::Width ? "kernel widths" : "settings");
    return "Boosting";
}

void BoostTrainer::begin() {
    if (tuner_) settings_ = tuner_->best();
    machine_ = std::make_unique<BoostMachine>(task_, task_->split.train, task_->split.validation,
                                              settings_, seed_, Sharing::AllThreads);
    shared_.start = machine_->start();
    if (!shared_.squared) beginCalibration();
    if (hasValidation()) bestLoss_ = constantLoss();
}

void BoostTrainer::beginCalibration() {
    std::vector<std::int32_t> rows = task_->split.validation;
    std::vector<HeldOut> parts = heldOutParts(*task_, heldOutPlan(*task_, kFolds), seed_);
    parts.resize(std::min(parts.size(), static_cast<std::size_t>(calibrationFolds(*task_))));
    for (HeldOut& part : parts) {
        rows.insert(rows.end(), part.score.begin(), part.score.end());
        folds_.emplace_back(task_, std::move(part.fit), std::move(part.score), settings_, seed_,
                            Sharing::AllThreads);
    }
    labels_ = classLabels(*task_, rows);
    std::iota(rows.begin(), rows.end(), 0);
    slopeRows_ = drawnRows(std::move(rows), kCalibrationRows, kLookSeed);
    for (const std::int32_t row : slopeRows_)
        slopeLabels_.push_back(labels_[static_cast<std::size_t>(row)]);
}

/// Of the rows that calibrate: (number of labels) × K.
Matrix BoostTrainer::heldOutScores() const {
    if (folds_.empty()) return machine_->heldScores();
    Matrix scores(std::ssize(labels_), shared_.outputs);
    Index at = 0;
    for (const BoostMachine& fold : folds_) {
        scores.middleRows(at, fold.heldScores().rows()) = fold.heldScores();
        at += fold.heldScores().rows();
    }
    return scores;
}

/// Of the rows that calibrate.
double BoostTrainer::logLossOf(const Matrix& scores) const {
    return meanLogLoss(labels_, classProbabilities(linkFor(lossFor(*task_->recipe)), scores));
}

/// On the validation rows, as `judge` takes it.
double BoostTrainer::constantLoss() const {
    if (shared_.squared) return machine_->heldLoss();
    return logLossOf(constantScores(shared_).transpose().replicate(std::ssize(labels_), 1));
}

/// The curve's row after a round; also the round's calibration and whether it is the best so far.
std::vector<double> BoostTrainer::judge() {
    const double unit = lossUnit(*task_->recipe);
    std::vector<double> row{unit * machine_->fitLoss()};
    double judged = machine_->fitLoss();
    if (!shared_.squared) {
        const Matrix scores = heldOutScores();
        const Calibration found =
            calibrate(scores(slopeRows_, Eigen::all), slopeLabels_, CalibrationShift::None);
        shared_.slopes.push_back(found.slope);
        if (hasValidation()) judged = logLossOf(found.slope * scores);
    }
    if (!hasValidation()) {
        best_ = machine_->rounds();
        return row;
    }
    row.push_back(unit * machine_->heldLoss());
    if (shared_.squared)
        judged = machine_->heldLoss();
    else
        row.push_back(judged);
    if (judged < bestLoss_) {
        bestLoss_ = judged;
        best_ = machine_->rounds();
    }
    return row;
}

Advance BoostTrainer::finish() {
    settle();
    const bool isOfLandmarks = settings_.learner == BoostSettings::Learner::Landmark;
    const std::array<const char*, 3> chosen{
        "",
        isOfLandmarks ? ", the width chosen by cross-validation"
                      : ", the width chosen by cross-validation and the penalty scaled to it",
        ", the best of the grid"};
    const std::string settings =
        isOfLandmarks ? fmt::format("γ = {:.3g}, β = {:.3g}", settings_.gamma, settings_.beta)
                      : fmt::format("γ = {:.3g}, λ = {:.3g}", settings_.gamma, settings_.lambda);
    reason_ = fmt::format("{} with {}{}.", counted(machine_->rounds(), "round"), settings,
                          chosen[static_cast<std::size_t>(plan_.search)]);
    const char* judge = shared_.squared ? "validation loss" : "calibrated validation cross-entropy";
    if (hasValidation())
        reason_ +=
            best_ > 0
                ? fmt::format(" Round {} has the lowest {} and is kept.", best_, judge)
                : fmt::format(" No round has a lower {} than the constant, which is kept.", judge);
    return {Advance::State::Finished, std::nullopt, reason_};
}

Advance BoostTrainer::advance(Pulse& pulse) {
    const auto goOn = [&] { return pulse.goOn(); };
    if (done_) return {Advance::State::Finished, std::nullopt, reason_};
    if (!machine_) {
        if (tuner_ && !tuner_->finished())
            tuner_->advance(goOn);
        else
            begin();
        return {};
    }
    const Index rounds = machine_->rounds();
    const bool waited = plan_.patience > 0 && hasValidation() && rounds - best_ >= plan_.patience;
    if (rounds >= plan_.rounds || waited) return finish();
    for (BoostMachine& fold : folds_)
        if (fold.rounds() == rounds && !fold.advance(goOn)) return {};
    if (!machine_->advance(goOn)) return {};
    return {Advance::State::Working, judge(), {}};
}

PredictorPtr BoostTrainer::predictor() const {
    if (!machine_ || machine_->rounds() == 0) return nullptr;
    return predictorOf(shared_, machine_->learners(), shownRounds());
}

/// Of the model of the first so many rounds; the more there may be, the fewer rows tell of its
/// categories.
Relevance relevanceAfter(const Shared& shared,
                         const std::vector<std::shared_ptr<const Boosting::Round>>& learners,
                         Index rounds, Index mostRounds) {
    Vector squares = Vector::Zero(shared.task->x.cols());
    const auto count = static_cast<std::size_t>(rounds * shared.outputs);
    for (std::size_t k = 0; k < count; ++k) {
        const Boosting::Round& round = *learners[k];
        squares += 0.5 * round.step * round.step *
                   (round.frequencies * round.weights.asDiagonal()).rowwise().squaredNorm();
    }
    const FittedRecipe& recipe = *shared.task->recipe;
    Relevance relevance{
        "√(½ Σ (α q ω)²), typical slope of the waves per standard deviation, in " +
            (shared.squared ? "the unit of " + recipe.target : std::string("log odds")),
        {},
        {}};
    const double unit = shared.squared ? recipe.targetScale : 1.;
    const std::vector<VariableInputs> groups = variableInputs(recipe);
    relevance.values = pooledNorms(unit * slopeAfter(shared, rounds) * squares.cwiseSqrt(), groups);
    relevance.names = sourceNames(recipe);
    const bool hasCategories = std::ranges::any_of(
        recipe.sources, [](const auto& source) { return source.type == ColumnType::Categorical; });
    if (!hasCategories) return relevance;
    const Index waves = mostRounds * learners.front()->weights.size() * shared.outputs;
    useLevelChanges(*predictorOf(shared, learners, rounds)->fourier(), *shared.task, groups, unit,
                    kRelevanceCosines / waves, relevance);
    return relevance;
}

std::optional<Relevance> BoostTrainer::relevance() const {
    if (!machine_ || machine_->rounds() == 0) return std::nullopt;
    return relevanceAfter(shared_, machine_->learners(), shownRounds(), plan_.rounds);
}

std::optional<Selection> BoostTrainer::selection() const {
    const auto found = done_ ? relevance() : std::nullopt;
    if (!found) return std::nullopt;
    return Selection{{}, positionsFalling(found->values), {}, 0};
}

BoostingPtr BoostTrainer::boosting() const {
    if (!machine_ || machine_->rounds() == 0) return nullptr;
    auto result = std::make_shared<Boosting>();
    result->lossKind = shared_.squared ? "mean squared difference of h from the scaled residual"
                                       : "mean exp(−ỹ h)";
    result->marginKind = shared_.squared ? "|y − H(x)|, standard deviations of the target"
                                         : "y H(x), positive where the vote is right";
    result->rounds = machine_->learners();
    result->chosen = shownRounds();
    result->predictorAt = [shared = shared_, learners = result->rounds](Index rounds) {
        return predictorOf(shared, learners, rounds);
    };
    result->relevanceAt = [shared = shared_, learners = result->rounds,
                           most = plan_.rounds](Index rounds) {
        return relevanceAfter(shared, learners, rounds, most);
    };
    result->landmarkLoss = [shared = shared_, learners = result->rounds](Index position,
                                                                         const Matrix& places) {
        return lossesOfLandmarks(shared, learners, position, places);
    };
    return result;
}

}  // namespace

Index calibrationFolds(const Task& task) {
    constexpr Index kEnoughRows = 1000;
    if (task.recipe->problem == Problem::Regression || !task.split.validation.empty()) return 0;
    const Index each = std::max<Index>(1, std::ssize(task.split.train) / kFolds);
    return std::min<Index>(kFolds, (kEnoughRows + each - 1) / each);
}

std::unique_ptr<Trainer> makeBoostTrainer(TaskPtr task, const BoostPlan& plan, Seed seed) {
    return std::make_unique<BoostTrainer>(std::move(task), plan, seed);
}

}  // namespace ardent

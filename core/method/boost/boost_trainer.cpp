#include "core/method/boost/boost_trainer.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "core/base/order.h"
#include "core/data/task/drawn_rows.h"
#include "core/data/task/target_values.h"
#include "core/data/task/training_folds.h"
#include "core/data/task/varying_sources.h"
#include "core/method/boost/boost_tuning.h"
#include "core/method/boost/boosted_rounds.h"
#include "core/method/boost/round_choice.h"
#include "core/method/held_out_plan.h"
#include "core/method/top_k.h"
#include "core/model/loss.h"
#include "core/model/metrics.h"
#include "core/train/calibration.h"
#include "core/train/loss_series.h"

namespace ardent {
namespace {

constexpr Index kCalibrationRows = 4000;
constexpr int kFolds = 5;

BoostTrials trialsOf(const BoostPlan& plan, const Task& task) {
    const Index inputs = varyingInputs(*task.recipe);
    if (plan.search == BoostSearch::Grid)
        return {.grid = paperGrid(plan.settings, inputs, plan.leastPenalty),
                .rounds = plan.rounds,
                .folds = plan.folds};
    return {.grid = widthGrid(plan.settings, inputs),
            .rounds = std::min(plan.rounds, kWidthRounds),
            .folds = kWidthFolds,
            .mostRows = rowsForWidth(task),
            .prefersEarlier = true};
}

class BoostTrainer final : public Trainer {
public:
    BoostTrainer(TaskPtr task, const BoostPlan& plan, Seed seed)
        : task_(std::move(task)), plan_(plan), seed_(seed), settings_(plan.settings) {
        const bool squared = isSquared();
        boosted_.lossKind = squared
                                ? message("difference-from-residual",
                                          "mean squared difference of h from the scaled residual")
                                : message("mean-exponential", "mean exp(−ỹ h)");
        boosted_.marginKind =
            squared ? message("absolute-residual", "|y − H(x)|, standard deviations of the target")
                    : message("margin", "y H(x), positive where the vote is right");
        boosted_.mostRounds = plan.rounds;
        if (plan_.search != BoostSearch::None)
            tuner_ = std::make_unique<BoostTuner>(task_, trialsOf(plan_, *task_), seed);
    }

    std::vector<CurveSeries> series() const override;
    TickUnit tickUnit() const override { return TickUnit::Round; }
    std::int64_t plannedTicks() const override { return plan_.rounds; }
    Advance advance(const GoOn& goOn) override;
    PredictorPtr predictor() const override;
    std::optional<std::int64_t> keptTick() const override {
        return done_ && hasValidation() && kept_ > 0 ? std::optional<std::int64_t>(kept_)
                                                     : std::nullopt;
    }
    bool isLowestAt(std::int64_t lastTick) const override {
        return choice_ && choice_->lowest() == lastTick;
    }
    // learnsFromValidation() stays false: of the model only one slope is fitted on the validation
    // rows. It moves no border between classes, and one number gains no more than the choice of the
    // round does, about 1/(2 rows) of cross-entropy.
    std::optional<Relevance> relevance() const override;
    std::optional<Selection> selection() const override;
    BoostingPtr boosting() const override;
    std::optional<Remedy> shorterSteps() const override {
        return Remedy{"learning_rate", plan_.settings.learningRate / 2.};
    }
    Message stage() const override;
    void settle() override { done_ = true; }
    Result<> set(const std::string& option, const OptionValue& value) override;

private:
    bool isSquared() const { return task_->recipe->problem == Problem::Regression; }
    bool hasValidation() const { return !task_->split.validation.empty(); }
    BoostSettings chosenSettings() const;
    void begin();
    void beginCalibration();
    Matrix heldOutScores() const;
    Vector lossesOf(const Matrix& scores) const;
    std::vector<double> judge();
    Message choiceText() const;
    Message howChosen(const Message& done) const;
    Advance finish();
    Index shownRounds() const { return done_ ? kept_ : machine_ ? machine_->rounds() : 0; }

    TaskPtr task_;
    BoostPlan plan_;
    Seed seed_;
    BoostSettings settings_;
    Boosting boosted_;  // without its models
    std::unique_ptr<BoostTuner> tuner_;
    std::unique_ptr<BoostMachine> machine_;
    std::vector<BoostMachine> folds_;      // whose held-out rows calibrate, without validation rows
    std::vector<int> labels_;              // of the rows that calibrate
    std::vector<std::int32_t> slopeRows_;  // those of them that the slope is fitted on
    std::vector<int> slopeLabels_;
    BoostSettings keptSettings_;         // of the last round that is kept
    Index kept_ = 0;                     // rounds; 0: a constant
    std::optional<RoundChoice> choice_;  // of the validation rows
    bool isPenaltyChanged_ = false;      // while it boosts
    bool done_ = false;
    Message reason_;
};

std::vector<CurveSeries> BoostTrainer::series() const {
    if (isSquared()) return lossSeries(*task_);
    const Message exponential = message("exponential-loss", "exponential loss");
    std::vector<CurveSeries> series{{"train",
                                     message("training-loss", "training loss"),
                                     exponential,
                                     {},
                                     SeriesRows::Training}};
    if (!hasValidation()) return series;
    series.push_back({"validation",
                      message("validation-loss", "validation loss"),
                      exponential,
                      {},
                      SeriesRows::Validation});
    const Loss loss = lossFor(*task_->recipe);
    series.push_back({"validation_log_loss",
                      message("calibrated-validation-loss", "calibrated validation loss"),
                      lossName(loss), lossLog(loss), SeriesRows::Validation});
    return series;
}

Message BoostTrainer::stage() const {
    if (tuner_ && !machine_)
        return plan_.search == BoostSearch::Width
                   ? message("cross-validation-widths", "Cross-validation, {} of {} kernel widths",
                             tuner_->tried(), tuner_->count())
                   : message("cross-validation-settings", "Cross-validation, {} of {} settings",
                             tuner_->tried(), tuner_->count());
    return message("boosting", "Boosting");
}

/// What was tuned, with the learning rate and penalty that are asked for by now.
BoostSettings BoostTrainer::chosenSettings() const {
    if (!tuner_) return plan_.settings;
    BoostSettings chosen = tuner_->best();
    chosen.learningRate = plan_.settings.learningRate;
    if (plan_.search == BoostSearch::Width)
        chosen.lambda =
            lambdaOfWidth(plan_.settings.lambda, chosen.gamma, varyingInputs(*task_->recipe));
    return chosen;
}

void BoostTrainer::begin() {
    keptSettings_ = settings_ = chosenSettings();
    machine_ = std::make_unique<BoostMachine>(task_, task_->split.train, task_->split.validation,
                                              settings_, seed_, Sharing::AllThreads);
    boosted_.start = machine_->start();
    if (!isSquared()) beginCalibration();
    if (hasValidation())
        choice_.emplace(lossesOf(constantScores(boosted_, *task_->recipe)
                                     .transpose()
                                     .replicate(std::ssize(task_->split.validation), 1))
                            .mean());
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
    Matrix scores(std::ssize(labels_), task_->recipe->outputs());
    Index at = 0;
    for (const BoostMachine& fold : folds_) {
        scores.middleRows(at, fold.heldScores().rows()) = fold.heldScores();
        at += fold.heldScores().rows();
    }
    return scores;
}

/// Of each validation row, what the choice of a round goes by; of numbers standardised ones.
Vector BoostTrainer::lossesOf(const Matrix& scores) const {
    if (isSquared())
        return (scores - targetColumns(*task_, task_->split.validation)).array().square();
    const Matrix probabilities = classProbabilities(linkFor(lossFor(*task_->recipe)), scores);
    Vector losses(probabilities.rows());
    for (Index i = 0; i < losses.size(); ++i)
        losses[i] = logLoss(probabilities(i, labels_[static_cast<std::size_t>(i)]));
    return losses;
}

/// The curve's row after a round; also the round's calibration and whether it is the one to keep.
std::vector<double> BoostTrainer::judge() {
    const auto keep = [&] {
        kept_ = machine_->rounds();
        keptSettings_ = settings_;
    };
    const auto& learners = machine_->learners();
    boosted_.rounds.insert(boosted_.rounds.end(), learners.begin() + std::ssize(boosted_.rounds),
                           learners.end());
    const double unit = lossUnit(*task_->recipe);
    std::vector<double> row{unit * machine_->fitLoss()};
    Matrix scores = heldOutScores();
    if (!isSquared()) {
        const Calibration found =
            calibrate(scores(slopeRows_, Eigen::all), slopeLabels_, CalibrationShift::None);
        boosted_.slopes.push_back(found.slope);
        scores *= found.slope;
    }
    if (!hasValidation()) {
        keep();
        return row;
    }
    Vector losses = lossesOf(scores);
    row.push_back(unit * machine_->heldLoss());
    if (!isSquared()) row.push_back(losses.mean());
    if (choice_->add(std::move(losses))) keep();
    return row;
}

Message BoostTrainer::choiceText() const {
    const Message judge = isSquared() ? message("validation-loss", "validation loss")
                                      : message("calibrated-validation-cross-entropy",
                                                "calibrated validation cross-entropy");
    const Index lowest = choice_->lowest();
    if (kept_ == 0)
        return message("no-round-lower",
                       "No round has a lower {} than the constant, which is kept.", judge);
    if (kept_ != lowest)
        return message("round-within-errors",
                       "Round {} is kept, the last within two standard errors of the lowest {} "
                       "(round {}).",
                       kept_, judge, lowest);
    const Message isLast =
        message("raise-rounds", "It is the last one, so that more may do better: raise Rounds T.");
    return sentences(
        {message("round-is-kept", "Round {} has the lowest {} and is kept.", kept_, judge),
         isLowestAt(machine_->rounds()) ? isLast : Message()});
}

/// "40 rounds with γ = 1, λ = 0.1", and who chose these.
Message BoostTrainer::howChosen(const Message& done) const {
    if (plan_.search == BoostSearch::None) return message("a-sentence", "{}.", done);
    if (plan_.search == BoostSearch::Grid)
        return message("best-of-grid", "{}, the best of the grid.", done);
    return settings_.learner == BoostSettings::Learner::Landmark
               ? message("width-chosen", "{}, the width chosen by cross-validation.", done)
               : message("width-chosen-penalty-scaled",
                         "{}, the width chosen by cross-validation and the penalty scaled to it.",
                         done);
}

Advance BoostTrainer::finish() {
    settle();
    const bool isOfLandmarks = settings_.learner == BoostSettings::Learner::Landmark;
    const Message settings = isOfLandmarks ? message("gamma-beta", "γ = {:.3g}, β = {:.3g}",
                                                     settings_.gamma, settings_.beta)
                                           : message("gamma-lambda", "γ = {:.3g}, λ = {:.3g}",
                                                     settings_.gamma, keptSettings_.lambda);
    const Index rounds = machine_->rounds();
    const Message done = rounds == 1
                             ? message("one-round-with", "1 round with {}", settings)
                             : message("rounds-with", "{} rounds with {}", rounds, settings);
    reason_ = sentences({hasValidation() ? choiceText() : Message(), howChosen(done)});
    if (!isOfLandmarks && isPenaltyChanged_ && shownRounds() > 0)
        reason_ = sentences(
            {reason_, message("lambda-was-changed",
                              "λ was changed on the way, and is that of the last round kept.")});
    return {Advance::State::Finished, std::nullopt, reason_};
}

Advance BoostTrainer::advance(const GoOn& goOn) {
    if (done_) return {Advance::State::Finished, std::nullopt, reason_};
    if (!machine_) {
        if (tuner_ && !tuner_->finished())
            tuner_->advance(goOn);
        else
            begin();
        return {};
    }
    const Index rounds = machine_->rounds();
    const bool waited =
        plan_.patience > 0 && hasValidation() && rounds - choice_->lowest() >= plan_.patience;
    if (rounds >= plan_.rounds || waited) return finish();
    for (BoostMachine& fold : folds_)
        if (fold.rounds() == rounds && !fold.advance(goOn)) return {};
    if (!machine_->advance(goOn)) return {};
    return {Advance::State::Working, judge(), {}};
}

Result<> BoostTrainer::set(const std::string& option, const OptionValue& value) {
    const bool isPenalty = option == "lambda" && plan_.search != BoostSearch::Grid &&
                           settings_.learner == BoostSettings::Learner::Frequency;
    if (!isPenalty && option != "learning_rate") return Trainer::set(option, value);
    (isPenalty ? plan_.settings.lambda : plan_.settings.learningRate) = std::get<double>(value);
    if (!machine_) return {};
    settings_ = chosenSettings();
    isPenaltyChanged_ = isPenaltyChanged_ || isPenalty;
    machine_->setStep(settings_.learningRate, settings_.lambda);
    for (BoostMachine& fold : folds_) fold.setStep(settings_.learningRate, settings_.lambda);
    return {};
}

PredictorPtr BoostTrainer::predictor() const {
    if (!machine_ || machine_->rounds() == 0) return nullptr;
    return predictorAfter(boosted_, task_->recipe, shownRounds());
}

std::optional<Relevance> BoostTrainer::relevance() const {
    if (!machine_ || machine_->rounds() == 0) return std::nullopt;
    return relevanceAfter(boosted_, *task_, shownRounds());
}

std::optional<Selection> BoostTrainer::selection() const {
    const auto found = done_ ? relevance() : std::nullopt;
    if (!found) return std::nullopt;
    return Selection{{}, positionsFalling(found->values), {}, 0};
}

BoostingPtr BoostTrainer::boosting() const {
    if (!machine_ || machine_->rounds() == 0) return nullptr;
    Boosting result = boosted_;
    result.chosen = shownRounds();
    return withModels(std::move(result), task_, LandmarkLosses::Told);
}

}  // namespace

Index calibrationFolds(const Task& task) {
    constexpr Index kEnoughRows = 1000;
    if (task.recipe->problem == Problem::Regression || !task.split.validation.empty()) return 0;
    if (!task.order.units.empty()) return std::min<Index>(kFolds, mostFolds(task));
    const Index each = std::max<Index>(1, std::ssize(task.split.train) / kFolds);
    return std::min<Index>(kFolds, (kEnoughRows + each - 1) / each);
}

std::unique_ptr<Trainer> makeBoostTrainer(TaskPtr task, const BoostPlan& plan, Seed seed) {
    return std::make_unique<BoostTrainer>(std::move(task), plan, seed);
}

}  // namespace ardent

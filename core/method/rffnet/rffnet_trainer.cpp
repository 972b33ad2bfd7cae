#include "core/method/rffnet/rffnet_trainer.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/data/task/drawn_rows.h"
#include "core/data/task/sources.h"
#include "core/method/constant_loss.h"
#include "core/method/evidence/evidence_start.h"
#include "core/method/rffnet/rffnet_epochs.h"
#include "core/method/rffnet/rffnet_judgement.h"
#include "core/method/rffnet/rffnet_start.h"
#include "core/method/rffnet/rffnet_target.h"
#include "core/method/top_k.h"
#include "core/train/loss_series.h"

namespace ardent {
namespace {

using Parameters = FourierParameters<float>;

Vector scaleOf(const Parameters& parameters) {
    return Eigen::Map<const Eigen::VectorXf>(parameters.scale().data(), parameters.inputs)
        .cast<double>();
}

class RffnetTrainer : public Trainer {
public:
    RffnetTrainer(TaskPtr task, RffnetOptions options, Seed seed);

    std::vector<CurveSeries> series() const override;
    TickUnit tickUnit() const override { return TickUnit::Epoch; }
    std::int64_t plannedTicks() const override {
        const bool hasStarted = stage_ >= Stage::Epochs;
        return options_.maxEpochs + (hasStarted ? startTicks_ : mostStartTicks(options_));
    }
    Advance advance(const GoOn& goOn) override;
    PredictorPtr predictor() const override;
    bool hasLearned() const override { return epoch_ > 0 || bestStartLoss_ < HUGE_VAL; }
    std::optional<std::int64_t> keptTick() const override {
        if (stage_ < Stage::Select || epochsWithoutGain_ == epoch_) return std::nullopt;
        return ticks() - epochsWithoutGain_;
    }
    std::optional<Relevance> relevance() const override;
    std::optional<Selection> selection() const override { return selection_; }
    std::optional<Remedy> shorterSteps() const override {
        const double usual = presetRate(options_.preset);
        const double now = options_.learningRate;
        return Remedy{"learning_rate", now > usual ? usual : now / 2.};
    }
    Message stage() const override;
    void settle() override;
    Result<> set(const std::string& option, const OptionValue& value) override;

private:
    enum class Stage { Begin, Lasso, Evidence, Starts, Epochs, Judgement, Select, Done };

    bool has(Initialiser which) const { return options_.initialiser == which; }
    bool isValidated() const { return !task_->split.validation.empty(); }
    int ticks() const { return startTicks_ + epoch_; }
    Advance begin();
    Advance lassoPiece();
    Advance evidencePiece();
    Advance start();
    void beginStart();
    Advance startPiece();
    Advance afterStart();
    Advance beginEpochs();
    Advance epochPiece();
    Advance judgePiece();
    Advance endEpoch(double judged);
    Message noGainText() const;
    Message allEpochsText() const;
    Message hasteNote(double judged) const;
    Advance select(const GoOn& goOn);
    Advance diverged(const Message& what);
    Message shorterStepsText() const {
        return message("lower-learning-rate", "Lower the learning rate (now {}) and run again.",
                       options_.learningRate);
    }
    bool hasDivergedInEffect() const;
    double constantLossHere() const {
        return constantLoss(*task_, judgedRows_) * lossUnit(*task_->recipe) / target_.lossUnit();
    }

    TaskPtr task_;
    RffnetOptions options_;
    Seed seed_;
    Loss loss_;
    RffnetTarget target_;
    std::shared_ptr<const FourierBasis> basis_;
    std::unique_ptr<LassoStart> lasso_;
    std::unique_ptr<EvidenceStart> evidence_;
    std::unique_ptr<EpochLoop> loop_;
    Vector startScale_;
    Parameters parameters_, best_;
    Stage stage_ = Stage::Begin;

    int epoch_ = 0, epochsWithoutGain_ = 0;
    std::vector<double> trainingLosses_;
    std::vector<std::int32_t> judgedRows_;
    double bestLoss_ = HUGE_VAL;

    // Before the training that is shown.
    int start_ = 0, startEpoch_ = 0, startTicks_ = 0;
    double bestStartLoss_ = HUGE_VAL;
    Parameters bestStart_;

    Message endReason_;
    std::optional<Selection> selection_;
};

RffnetTrainer::RffnetTrainer(TaskPtr task, RffnetOptions options, Seed seed)
    : task_(std::move(task)),
      options_(options),
      seed_(seed),
      loss_(lossFor(*task_->recipe)),
      target_(*task_, options.targetScaling),
      basis_(std::make_shared<const FourierBasis>(
          drawBasis(options.sampler, task_->x.cols(), options.features, seed))) {}

std::vector<CurveSeries> RffnetTrainer::series() const {
    std::vector<CurveSeries> result = lossSeries(*task_);
    if (has(Initialiser::Restart))
        result.push_back({"start",
                          message("training-loss-of-starts", "training loss of the starts"),
                          lossName(loss_), lossLog(loss_)});
    if (has(Initialiser::Evidence)) result.push_back(evidenceSeries());
    return result;
}

Message RffnetTrainer::stage() const {
    switch (stage_) {
        case Stage::Begin:
            return has(Initialiser::Lasso) ? message("lasso-start", "Lasso start") : Message();
        case Stage::Lasso:
            return message("lasso-start", "Lasso start");
        case Stage::Evidence:
            return message("scales-by-evidence", "Scales by evidence");
        case Stage::Starts:
            return message("start-of", "Start {} of {}", std::min(start_ + 1, options_.restarts),
                           options_.restarts);
        case Stage::Epochs:
        case Stage::Judgement:
            return has(Initialiser::Constant) ? Message() : message("training", "Training");
        case Stage::Select:
            return message("selecting-variables", "Selecting variables");
        case Stage::Done:
            break;
    }
    return {};
}

Advance RffnetTrainer::begin() {
    if (has(Initialiser::Lasso)) {
        lasso_ = std::make_unique<LassoStart>(*task_);
        stage_ = Stage::Lasso;
        return {};
    }
    startScale_ = rangeOverDimension(task_->x, task_->split.train);
    if (has(Initialiser::Evidence)) {
        evidence_ = std::make_unique<EvidenceStart>(task_, options_.features, seed_);
        stage_ = Stage::Evidence;
        return {};
    }
    return start();
}

Advance RffnetTrainer::evidencePiece() {
    Advance done;
    if (const auto value = evidence_->advance()) {
        ++startTicks_;
        done.tick = std::vector<double>(series().size(), NAN);
        done.tick->back() = *value;
    }
    if (!evidence_->finished()) return done;
    if (const auto scale = evidence_->scale()) startScale_ = *scale;
    evidence_.reset();
    start();
    return done;
}

Advance RffnetTrainer::lassoPiece() {
    auto weights = lasso_->advance();
    if (!weights) return {};
    startScale_ = std::move(*weights);
    lasso_.reset();
    return start();
}

Advance RffnetTrainer::start() {
    parameters_ = startParameters(options_, task_->recipe->outputs(), startScale_, seed_, 0);
    best_ = parameters_;
    if (!has(Initialiser::Restart)) return beginEpochs();
    beginStart();
    return {};
}

void RffnetTrainer::beginStart() {
    stage_ = Stage::Starts;
    startEpoch_ = 0;
    const auto draw = static_cast<std::uint32_t>(start_ + 1);
    parameters_ = startParameters(options_, task_->recipe->outputs(), startScale_, seed_, draw);
    addStartNoise(parameters_.scale(), *task_->recipe, seed_, draw);
    loop_ = std::make_unique<EpochLoop>(*task_, target_.values(), *basis_, options_,
                                        options_.restartEpochs, seed_, draw);
}

/// What follows a start begins with a piece of its own, so that the last tick tells of the start.
Advance RffnetTrainer::startPiece() {
    if (!loop_) return afterStart();
    const auto loss = loop_->advance(parameters_, options_.learningRate, options_.alpha);
    if (!loss) return {};
    Advance done;
    if (std::isfinite(*loss)) {
        ++startTicks_;
        done.tick = std::vector<double>(series().size(), NAN);
        done.tick->back() = *loss * target_.lossUnit();
        done.beginsAnew = startEpoch_ == 0;
        if (++startEpoch_ < options_.restartEpochs) return done;
    }
    const bool isFinite = std::isfinite(*loss) && parameters_.isFinite();
    if (isFinite && *loss < bestStartLoss_) {
        bestStartLoss_ = *loss;
        bestStart_ = parameters_;
    }
    if (!isFinite) parameters_ = best_;
    loop_.reset();
    ++start_;
    return done;
}

Advance RffnetTrainer::afterStart() {
    if (start_ < options_.restarts) {
        beginStart();
        return {};
    }
    if (bestStartLoss_ == HUGE_VAL)
        return diverged(message("training-loss-of-every-start", "training loss of every start"));
    parameters_ = best_ = bestStart_;
    return beginEpochs();
}

/// Without validation rows the start is judged too, which training may never better.
Advance RffnetTrainer::beginEpochs() {
    constexpr Index kMostTrainingRows = 2000;
    stage_ = isValidated() ? Stage::Epochs : Stage::Judgement;
    judgedRows_ = isValidated() ? task_->split.validation
                                : drawnRows(*task_, task_->split.train, kMostTrainingRows, seed_);
    loop_ = std::make_unique<EpochLoop>(*task_, target_.values(), *basis_, options_,
                                        options_.maxEpochs, seed_, 0);
    return {};
}

Advance RffnetTrainer::diverged(const Message& what) {
    settle();
    return {
        Advance::State::Diverged, std::nullopt,
        sentences({message("no-longer-finite",
                           "The {} was no longer finite in epoch {}; the best model before it is "
                           "kept.",
                           what, ticks() + 1),
                   shorterStepsText()}),
        shorterSteps()};
}

Advance RffnetTrainer::epochPiece() {
    const auto trainingLoss = loop_->advance(parameters_, options_.learningRate, options_.alpha);
    if (!trainingLoss) return {};
    if (!std::isfinite(*trainingLoss)) return diverged(message("training-loss", "training loss"));
    if (!parameters_.isFinite()) return diverged(message("model", "model"));
    trainingLosses_.push_back(*trainingLoss);
    stage_ = Stage::Judgement;
    return judgePiece();
}

Advance RffnetTrainer::judgePiece() {
    const auto loss = loop_->loss(judgedRows_, parameters_);
    if (!loss) return {};
    const double judged =
        isValidated() ? *loss : *loss + weightPenalty(parameters_, options_.alpha);
    if (!trainingLosses_.empty()) return endEpoch(judged);
    if (std::isfinite(judged)) bestLoss_ = judged;
    stage_ = Stage::Epochs;
    return {};
}

Advance RffnetTrainer::endEpoch(double judged) {
    if (!std::isfinite(judged))
        return diverged(isValidated() ? message("validation-loss", "validation loss")
                                      : message("training-loss", "training loss"));
    stage_ = Stage::Epochs;
    ++epoch_;
    std::vector<double> row{trainingLosses_.back() * target_.lossUnit()};
    if (isValidated()) row.push_back(judged * target_.lossUnit());
    row.resize(series().size(), NAN);

    if (judged < bestLoss_) {
        bestLoss_ = judged;
        best_ = parameters_;
        epochsWithoutGain_ = 0;
    } else {
        ++epochsWithoutGain_;
    }
    // Without validation rows nothing shows overfitting, so training goes on.
    if (isValidated() && epochsWithoutGain_ >= options_.patience)
        endReason_ = sentences({noGainText(), hasteNote(judged)});
    else if (epoch_ >= options_.maxEpochs)
        endReason_ = allEpochsText();
    if (!endReason_.empty()) {
        if (isValidated() && epochsWithoutGain_ == 0)
            endReason_ = sentences({endReason_, lastEpochText()});
        if (isValidated())
            endReason_ = sentences({endReason_, besideConstantText(bestLoss_, constantLossHere())});
        if (hasDivergedInEffect()) endReason_ = sentences({endReason_, shorterStepsText()});
        parameters_ = best_;
        stage_ = Stage::Select;
    }
    const bool followsStarts = epoch_ == 1 && has(Initialiser::Restart);
    return {Advance::State::Working, std::move(row), {}, {}, followsStarts};
}

/// All numbers are finite, and the steps too long for the model to learn anything.
bool RffnetTrainer::hasDivergedInEffect() const {
    return isValidated() && options_.learningRate > presetRate(options_.preset) &&
           bestLoss_ >= kMuchWorse * constantLossHere();
}

/// On few rows an epoch is a few steps, and a short patience ends a training that has hardly begun.
Message RffnetTrainer::noGainText() const {
    const Index kept = ticks() - epochsWithoutGain_;
    return options_.patience == 1
               ? message("no-gain-in-one",
                         "No lower validation loss in 1 epoch; the model of epoch {} is kept.",
                         kept)
               : message("no-gain",
                         "No lower validation loss in {} epochs; the model of epoch {} is kept.",
                         options_.patience, kept);
}

Message RffnetTrainer::allEpochsText() const {
    const Index kept = ticks() - epochsWithoutGain_;
    const bool followsStarts = startTicks_ > 0;
    if (epoch_ == 1)
        return followsStarts
                   ? message("only-epoch-after-starts",
                             "The only epoch after the starts is done; the model of epoch {} is "
                             "kept.",
                             kept)
                   : message("only-epoch", "The only epoch is done; the model of epoch {} is kept.",
                             kept);
    return followsStarts
               ? message("all-epochs-after-starts",
                         "All {} epochs after the starts are done; the model of epoch {} is kept.",
                         epoch_, kept)
               : message("all-epochs", "All {} epochs are done; the model of epoch {} is kept.",
                         epoch_, kept);
}

Message RffnetTrainer::hasteNote(double judged) const {
    constexpr double kOverfitted = 1.1, kStillFalling = 0.98;
    constexpr std::size_t kFewSteps = 1000;
    const std::size_t kept = trainingLosses_.size() - static_cast<std::size_t>(epochsWithoutGain_);
    const auto batch = static_cast<std::size_t>(options_.batchSize);
    const std::size_t steps = kept * ((task_->split.train.size() + batch - 1) / batch);
    const bool isFalling = trainingLosses_.back() < kStillFalling * trainingLosses_[kept - 1];
    const bool isHasty = steps < kFewSteps && isFalling && judged <= kOverfitted * bestLoss_;
    if (!isHasty || options_.preset == Preset::Best) return {};
    return hasteText(static_cast<Index>(steps));
}

Advance RffnetTrainer::select(const GoOn& goOn) {
    auto found = selectSources(*task_, target_, *basis_, parameters_, goOn);
    if (!found) return {};
    selection_ = std::move(found);
    stage_ = Stage::Done;
    return {Advance::State::Finished, std::nullopt, endReason_,
            hasDivergedInEffect() ? shorterSteps() : std::nullopt};
}

Advance RffnetTrainer::advance(const GoOn& goOn) {
    switch (stage_) {
        case Stage::Begin:
            return begin();
        case Stage::Lasso:
            return lassoPiece();
        case Stage::Evidence:
            return evidencePiece();
        case Stage::Starts:
            return startPiece();
        case Stage::Epochs:
            return epochPiece();
        case Stage::Judgement:
            return judgePiece();
        case Stage::Select:
            return select(goOn);
        case Stage::Done:
            break;
    }
    return {Advance::State::Finished, std::nullopt, endReason_};
}

PredictorPtr RffnetTrainer::predictor() const {
    if (parameters_.values.empty()) return nullptr;
    FourierModel model;
    model.basis = basis_;
    model.scale = scaleOf(parameters_);
    using RowMajor = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
    model.weights = Eigen::Map<const RowMajor>(parameters_.weights().data(), parameters_.features,
                                               parameters_.outputs)
                        .cast<double>();
    model.intercept = Vector::Zero(parameters_.outputs);
    target_.standardise(model);
    return std::make_shared<const Predictor>(
        Predictor{task_->recipe, std::move(model), linkFor(loss_)});
}

std::optional<Relevance> RffnetTrainer::relevance() const {
    if (parameters_.values.empty() && !evidence_) return std::nullopt;
    const std::optional<Vector> scale =
        evidence_ ? evidence_->scale() : std::optional(scaleOf(parameters_));
    if (!scale) return std::nullopt;
    Relevance relevance{
        message("kernel-scale-size", "|γ|, kernel scale per standard deviation"), {}, {}};
    relevance.values = pooledNorms(*scale, variableInputs(*task_->recipe));
    relevance.names = sourceNames(*task_->recipe);
    return relevance;
}

void RffnetTrainer::settle() {
    if (stage_ == Stage::Starts && bestStartLoss_ < HUGE_VAL)
        parameters_ = bestStart_;
    else if (!best_.values.empty())
        parameters_ = best_;
    stage_ = Stage::Done;
}

/// Without validation rows the best model is judged by its loss with the new penalty from then on.
Result<> RffnetTrainer::set(const std::string& option, const OptionValue& value) {
    const bool isPenalty = option == "alpha";
    if (!isPenalty && option != "learning_rate") return Trainer::set(option, value);
    double& changed = isPenalty ? options_.alpha : options_.learningRate;
    const double before = std::exchange(changed, std::get<double>(value));
    if (isPenalty && !isValidated()) bestLoss_ += weightPenalty(best_, changed - before);
    return {};
}

}  // namespace

std::unique_ptr<Trainer> rffnetTrainer(TaskPtr task, const RffnetOptions& options, Seed seed) {
    return std::make_unique<RffnetTrainer>(std::move(task), options, seed);
}

}  // namespace ardent

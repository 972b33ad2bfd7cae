#include "core/method/metric/metric_trainer.h"

#include "core/base/memory.h"
#include "core/base/order.h"
#include "core/method/evidence/evidence_search.h"
#include "core/method/feature_path.h"
#include "core/method/metric/metric_findings.h"
#include "core/method/metric/metric_recipe.h"
#include "core/method/metric/metric_search.h"
#include "core/method/metric/metric_split.h"
#include "core/train/found_ahead.h"
#include "core/train/loss_series.h"

namespace ardent {
namespace {

class MetricTrainer : public JudgedTrainer {
public:
    MetricTrainer(TaskPtr task, const MetricOptions& options, Seed seed)
        : learningRate_(options.learningRate),
          search_(std::move(task), options, seed),
          pieces_(search_.run(goOn_)) {}

    std::vector<CurveSeries> series() const override;
    TickUnit tickUnit() const override { return TickUnit::Step; }
    std::int64_t plannedTicks() const override { return search_.mostTicks(); }
    Advance advance(const GoOn& goOn) override;
    PredictorPtr predictor() const override;
    bool learnsFromValidation() const override {
        return isOver_ ? search_.bestLearnsFromValidation() : search_.currentLearnsFromValidation();
    }
    std::optional<double> heldOutLoss() const override {
        return isOver_ ? search_.bestLoss() : std::nullopt;
    }
    std::optional<Relevance> relevance() const override;
    std::optional<Selection> selection() const override;
    std::optional<Directions> directions() const override;
    std::optional<Remedy> shorterSteps() const override {
        return Remedy{"learning_rate", learningRate_ / 2.};
    }
    Message stage() const override { return isOver_ ? Message() : search_.stage(); }
    void settle() override {
        isOver_ = true;
        findings_.reset();
    }

private:
    std::optional<MetricNet> shown() const { return isOver_ ? search_.best() : search_.current(); }
    const MetricFindings* findings() const;

    double learningRate_;
    const GoOn* asked_ = nullptr;
    GoOn goOn_ = [this] { return (*asked_)(); };
    MetricSearch search_;
    Pieces pieces_;
    bool isOver_ = false;
    mutable std::optional<MetricFindings> findings_;  // of the shown net; gone after each piece
};

std::vector<CurveSeries> MetricTrainer::series() const {
    const Loss loss = search_.data().loss;
    CurveSeries judged = validationLoss(loss);
    if (search_.crossValidates())
        judged = {"validation", message("cross-validation-loss", "cross-validation loss"),
                  lossName(loss), lossLog(loss), SeriesRows::Folds};
    return {trainingLoss(loss), judged, evidenceSeries()};
}

Advance MetricTrainer::advance(const GoOn& goOn) {
    findings_.reset();
    asked_ = &goOn;
    if (!isOver_ && pieces_.next()) {
        const PieceDone piece = pieces_.piece();
        Advance done;
        if (piece.isTick) done.tick = std::vector{piece.train, piece.validation, piece.evidence};
        done.beginsAnew = piece.beginsAnew;
        return done;
    }
    isOver_ = true;
    if (!search_.best())
        return {Advance::State::Diverged, std::nullopt,
                message("no-training-finite",
                        "No training stayed finite; halve the learning rate and run again."),
                shorterSteps()};
    return {Advance::State::Finished, std::nullopt, search_.endReason()};
}

PredictorPtr MetricTrainer::predictor() const {
    const auto net = shown();
    if (!net) return nullptr;
    const Task& task = *search_.data().task;
    return std::make_shared<const Predictor>(
        Predictor{task.recipe, modelOf(*net, task.x.cols()), linkFor(search_.data().loss)});
}

const MetricFindings* MetricTrainer::findings() const {
    if (findings_) return &*findings_;
    const auto net = isOver_ ? search_.best() : search_.told();
    if (!net) return nullptr;
    findings_ = metricFindings(search_.data(), *net);
    if (isOver_ || !search_.tellsAhead()) return &*findings_;
    findings_->relevance.kind = foundAhead(findings_->relevance.kind);
    if (findings_->directions)
        findings_->directions->kind = foundAhead(findings_->directions->kind);
    return &*findings_;
}

std::optional<Relevance> MetricTrainer::relevance() const {
    const MetricFindings* found = findings();
    if (found == nullptr) return std::nullopt;
    return found->relevance;
}

std::optional<Selection> MetricTrainer::selection() const {
    const MetricFindings* found = isOver_ ? findings() : nullptr;
    if (found == nullptr) return std::nullopt;
    return Selection{{}, positionsFalling(found->relevance.values), {}, 0};
}

std::optional<Directions> MetricTrainer::directions() const {
    const MetricFindings* found = findings();
    if (found == nullptr) return std::nullopt;
    return found->directions;
}

}  // namespace

Result<> checkMetricMemory(const Task& task, const MetricOptions& options) {
    return checkMemory(
        metricBytes(task, options),
        message("memory-of-metric", "{} Fourier features of {} encoded columns and {} rows",
                options.features, task.x.cols(),
                task.split.train.size() + task.split.validation.size()),
        metricRecipe(task, options) == MetricRecipe::Gradient
            ? setFewerFeatures()
            : message("set-another-preset", "set fewer features or another preset"));
}

std::unique_ptr<JudgedTrainer> metricTrainer(TaskPtr task, const MetricOptions& options,
                                             Seed seed) {
    return std::make_unique<MetricTrainer>(std::move(task), options, seed);
}

std::optional<HeldOut> metricValidation(const TaskPtr& task, const MetricOptions& options,
                                        Seed seed) {
    if (metricRecipe(*task, options) != MetricRecipe::Gradient) return std::nullopt;
    MetricTask data = metricTask(task, seed);
    return HeldOut{std::move(data.train), std::move(data.validation)};
}

}  // namespace ardent

#include "core/method/laplace/laplace_trainer.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/memory.h"
#include "core/data/task/drawn_rows.h"
#include "core/data/task/samples_as_double.h"
#include "core/data/task/sources.h"
#include "core/data/task/target_values.h"
#include "core/data/task/training_folds.h"
#include "core/data/task/variable_inputs.h"
#include "core/method/evidence/evidence_search.h"
#include "core/method/laplace/scale_search.h"
#include "core/method/top_k.h"
#include "core/method/weights_on_validation.h"
#include "core/model/metrics.h"
#include "core/train/calibration.h"
#include "core/train/loss_series.h"

namespace ardent {
namespace {

using Rows = std::vector<std::int32_t>;

constexpr Index kFirstRows = 1000;
constexpr double kMostProducts = 1e9;  // rows² × columns of a step
constexpr int kRefinements = 25;       // steps on more rows
constexpr int kFarthest = 8;           // half decades of λ to either side
constexpr int kMostLambdas = kFarthest + 2;
constexpr int kParts = 10;           // of rows that are not dealt by chance
constexpr double kLeastGain = 1e-3;  // of the loss, for which another λ is tried
constexpr double kFirstLambda = 0.1;
constexpr double kLeastLambda = 1e-6;
/// Labels without noise would be learned by heart, with scales that leave every row alone.
constexpr double kLeastLambdaOfClasses = 0.1;
constexpr double kFirstStep = 0.3;
constexpr double kRefinedStep = 0.2;

/// Its fit and the loss of the scores that the other rows give every row.
struct Judged {
    LaplaceFit fit;
    Calibration calibration;  // of classes
    double loss = std::numeric_limits<double>::infinity();
};

Judged judgedFit(const Task& task, const Rows& rows, const LaplaceRows& data, LaplaceFit fit) {
    Judged judged{std::move(fit), {}};
    if (judged.fit.weights.size() == 0) return judged;
    const Matrix& leftOut = judged.fit.leftOut;
    const Loss loss = lossFor(*task.recipe);
    if (loss == Loss::Squared) {
        judged.loss = (leftOut - data.y).squaredNorm() / static_cast<double>(rows.size());
        return judged;
    }
    const std::vector<int> labels = classLabels(task, rows);
    judged.calibration = calibrate(leftOut, labels, CalibrationShift::Free);
    const Matrix scores =
        (judged.calibration.slope * leftOut).rowwise() + judged.calibration.shift.transpose();
    judged.loss = meanLogLoss(labels, classProbabilities(linkFor(loss), scores));
    return judged;
}

KernelModel modelOf(const Judged& judged, std::shared_ptr<const DesignMatrix> points,
                    const Vector& scale) {
    KernelModel model{Kernel::Laplace, 1., std::move(points), judged.fit.weights, {}, scale};
    model.intercept = Vector::Zero(model.outputs());
    if (judged.calibration.shift.size() > 0) {
        model.weights *= judged.calibration.slope;
        model.intercept = judged.calibration.shift;
    }
    return model;
}

/// Sum over these rows.
double lossSumOf(const Task& task, const KernelModel& model, const Rows& rows) {
    const Matrix scores = evaluate(model, task.x, rows);
    const Loss loss = lossFor(*task.recipe);
    if (loss == Loss::Squared) return (scores - evidenceTargets(task, rows)).squaredNorm();
    return static_cast<double>(rows.size()) *
           meanLogLoss(classLabels(task, rows), classProbabilities(linkFor(loss), scores));
}

std::shared_ptr<const DesignMatrix> pointsOf(const Task& task, const Rows& rows) {
    return std::make_shared<const DesignMatrix>(task.x(rows, Eigen::all));
}

class LaplaceTrainer final : public JudgedTrainer {
public:
    LaplaceTrainer(TaskPtr task, const LaplaceOptions& options, Seed seed,
                   std::vector<HeldOut> judgedOn);

    std::vector<CurveSeries> series() const override;
    TickUnit tickUnit() const override { return TickUnit::Iteration; }
    std::int64_t plannedTicks() const override;
    Advance advance(Pulse& pulse) override;
    PredictorPtr predictor() const override { return shown_; }
    std::optional<std::int64_t> keptTick() const override;
    bool isLowestAt(std::int64_t) const override { return false; }
    bool learnsFromValidation() const override {
        return shown_ != nullptr && !task_->split.validation.empty();
    }
    std::optional<double> heldOutLoss() const override;
    std::optional<Relevance> relevance() const override;
    Message stage() const override;

private:
    enum class Stage { Search, Refinement, Lambda, Judgement, Done };

    LaplaceRows dataOf(const Rows& rows) const;
    void begin(Stage stage, Index rows);
    void beginSearch(Stage stage, Index rows, Vector scale, double lambda, double step);
    Advance searchPiece(const GoOn& goOn);
    Advance lambdaPiece(const GoOn& goOn);
    Advance judgementPiece(const GoOn& goOn);
    Advance tick(const Judged& judged);
    void show(const Judged& judged, const Vector& scale);
    void nextPosition(bool gained);
    double leastLambda() const {
        return task_->recipe->problem == Problem::Regression ? kLeastLambda : kLeastLambdaOfClasses;
    }
    double lambdaAt(int position) const {
        return std::max(leastLambda(), lambda_ * std::pow(10., 0.5 * position));
    }
    Message endText() const;

    TaskPtr task_;
    LaplaceOptions options_;
    Seed seed_;
    std::vector<HeldOut> judgedOn_;
    Rows all_;  // training and validation rows
    std::vector<Index> inputs_;
    Index searchRows_;
    Stage stage_ = Stage::Search;
    int step_ = 0;  // of the stage
    std::int64_t ticks_ = 0;

    Rows rows_;  // of the stage
    LaplaceRows data_;
    std::shared_ptr<const DesignMatrix> points_;
    std::unique_ptr<ScaleSearch> search_;
    LaplaceSpace space_;

    Vector scale_;  // chosen
    double lambda_ = kFirstLambda;
    int position_ = 0, bestPosition_ = 0;
    bool falls_ = true;
    double bestLoss_ = std::numeric_limits<double>::infinity();
    std::int64_t bestTick_ = 0;
    double heldOutSum_ = 0.;
    std::size_t heldOutRows_ = 0, judged_ = 0;  // parts

    Vector shownScale_;
    PredictorPtr shown_;
};

Rows learnedRows(const Task& task) {
    Rows rows;
    std::ranges::merge(task.split.train, task.split.validation, std::back_inserter(rows));
    return rows;
}

/// Groups and times are left out as wholes, and so are the validation rows, which a split by a
/// column may have set apart for a reason. Empty where chance dealt them.
std::vector<int> partsOf(const Task& task, const Rows& rows, Seed seed) {
    if (task.order.units.empty()) return {};
    const int folds = static_cast<int>(std::min<Index>(kParts, mostFolds(task)));
    const std::vector<int> trained = trainingFolds(task, folds, seed);
    std::vector<int> partOf(static_cast<std::size_t>(task.x.rows()), folds);
    for (std::size_t i = 0; i < trained.size(); ++i)
        partOf[static_cast<std::size_t>(task.split.train[i])] = trained[i];
    std::vector<int> parts;
    for (const std::int32_t row : rows) parts.push_back(partOf[static_cast<std::size_t>(row)]);
    return parts;
}

LaplaceTrainer::LaplaceTrainer(TaskPtr task, const LaplaceOptions& options, Seed seed,
                               std::vector<HeldOut> judgedOn)
    : task_(std::move(task)),
      options_(options),
      seed_(seed),
      judgedOn_(std::move(judgedOn)),
      all_(learnedRows(*task_)) {
    const FittedRecipe& recipe = *task_->recipe;
    for (Index j = 0; j < recipe.inputs(); ++j)
        if (recipe.columns[static_cast<std::size_t>(j)].scale != 0.) inputs_.push_back(j);
    const auto columns = static_cast<double>(std::max<std::size_t>(1, inputs_.size()));
    searchRows_ = std::min<Index>({options.searchRows, options.rows, std::ssize(all_),
                                   static_cast<Index>(std::sqrt(kMostProducts / columns))});
    beginSearch(Stage::Search, std::min(kFirstRows, searchRows_),
                evenScale(inputs_, recipe.inputs()), kFirstLambda, kFirstStep);
}

std::vector<CurveSeries> LaplaceTrainer::series() const {
    const Loss loss = lossFor(*task_->recipe);
    return {{"validation", message("leave-one-out-loss", "leave-one-out loss"), lossName(loss),
             lossLog(loss), SeriesRows::Folds},
            evidenceSeries()};
}

std::int64_t LaplaceTrainer::plannedTicks() const {
    const int refinements = searchRows_ > kFirstRows ? kRefinements : 0;
    switch (stage_) {
        case Stage::Search:
            return options_.iterations + refinements + kMostLambdas;
        case Stage::Refinement:
            return ticks_ - step_ + refinements + kMostLambdas;
        case Stage::Lambda:
            return ticks_ - step_ + kMostLambdas;
        case Stage::Judgement:
        case Stage::Done:
            break;
    }
    return ticks_;
}

Message LaplaceTrainer::stage() const {
    switch (stage_) {
        case Stage::Search:
        case Stage::Refinement:
            return message("scales-by-evidence-of-rows", "Scales by the evidence of {} rows",
                           rows_.size());
        case Stage::Lambda:
            return message("penalty-by-leave-one-out", "Penalty by leave-one-out");
        case Stage::Judgement:
            return message("judging-on-held-out", "Judging on held-out rows");
        case Stage::Done:
            break;
    }
    return {};
}

LaplaceRows LaplaceTrainer::dataOf(const Rows& rows) const {
    return {samplesAsDouble(task_->x, rows), evidenceTargets(*task_, rows),
            partsOf(*task_, rows, seed_)};
}

void LaplaceTrainer::begin(Stage stage, Index rows) {
    stage_ = stage;
    step_ = 0;
    rows_ = drawnRows(*task_, all_, rows, seed_);
    data_ = dataOf(rows_);
    points_ = pointsOf(*task_, rows_);
}

void LaplaceTrainer::beginSearch(Stage stage, Index rows, Vector scale, double lambda,
                                 double step) {
    begin(stage, rows);
    search_ = std::make_unique<ScaleSearch>(data_, inputs_, std::move(scale), lambda, leastLambda(),
                                            step);
}

void LaplaceTrainer::show(const Judged& judged, const Vector& scale) {
    KernelModel model{Kernel::Laplace,
                      1.,
                      points_,
                      judged.fit.weights,
                      Vector::Zero(judged.fit.weights.cols()),
                      scale};
    const Loss loss = lossFor(*task_->recipe);
    if (loss != Loss::Squared) {
        model.weights *= judged.calibration.slope;
        model.intercept = judged.calibration.shift;
    }
    shownScale_ = scale;
    shown_ = std::make_shared<const Predictor>(
        Predictor{task_->recipe, std::move(model), linkFor(loss)});
}

Advance LaplaceTrainer::tick(const Judged& judged) {
    Advance done;
    const bool isFinite = std::isfinite(judged.loss);
    done.tick = std::vector{isFinite ? judged.loss * lossUnit(*task_->recipe) : NAN,
                            isFinite ? judged.fit.evidence : NAN};
    done.beginsAnew = step_ == 0 && ticks_ > 0;
    ++step_;
    ++ticks_;
    return done;
}

Advance LaplaceTrainer::searchPiece(const GoOn& goOn) {
    const bool isFirst = stage_ == Stage::Search;
    if (step_ == (isFirst ? options_.iterations : kRefinements) || search_->isSettled()) {
        scale_ = search_->scale();
        lambda_ = search_->lambda();
        if (isFirst && searchRows_ > std::ssize(rows_)) {
            beginSearch(Stage::Refinement, searchRows_, scale_, lambda_, kRefinedStep);
            return {};
        }
        search_.reset();
        begin(Stage::Lambda, options_.rows);
        return {};
    }
    auto fit = search_->advance(goOn);
    if (!fit) return {};
    const Judged judged = judgedFit(*task_, rows_, data_, std::move(*fit));
    if (judged.fit.weights.size() > 0) show(judged, search_->fittedScale());
    return tick(judged);
}

/// Down from the first λ as long as the loss falls; up where the first step down does not.
void LaplaceTrainer::nextPosition(bool gained) {
    if (position_ == 0) {
        position_ = -1;
    } else if (gained && std::abs(position_) < kFarthest) {
        position_ += falls_ ? -1 : 1;
    } else if (position_ == -1) {
        falls_ = false;
        position_ = 1;
    } else {
        stage_ = Stage::Judgement;
    }
}

Advance LaplaceTrainer::lambdaPiece(const GoOn& goOn) {
    auto fit = fitLaplace(data_, scale_, lambdaAt(position_), LaplaceSlopes::None, space_, goOn);
    if (!fit) return {};
    const Judged judged = judgedFit(*task_, rows_, data_, std::move(*fit));
    Advance done = tick(judged);
    const bool gained = judged.loss < (1. - kLeastGain) * bestLoss_;
    if (judged.loss < bestLoss_) {
        bestLoss_ = judged.loss;
        bestPosition_ = position_;
        bestTick_ = ticks_;
        show(judged, scale_);
    }
    nextPosition(gained);
    return done;
}

/// The same scales and λ on the rows of a part.
Advance LaplaceTrainer::judgementPiece(const GoOn& goOn) {
    if (judged_ == judgedOn_.size() || !std::isfinite(bestLoss_)) {
        stage_ = Stage::Done;
        space_ = {};
        return {};
    }
    const HeldOut& part = judgedOn_[judged_];
    const Rows rows = drawnRows(*task_, part.fit, options_.rows, seed_);
    const LaplaceRows data = dataOf(rows);
    auto fit = fitLaplace(data, scale_, lambdaAt(bestPosition_), LaplaceSlopes::None, space_, goOn);
    if (!fit) return {};
    const Judged judged = judgedFit(*task_, rows, data, std::move(*fit));
    heldOutSum_ += lossSumOf(*task_, modelOf(judged, pointsOf(*task_, rows), scale_), part.score);
    heldOutRows_ += part.score.size();
    ++judged_;
    return {};
}

std::optional<double> LaplaceTrainer::heldOutLoss() const {
    if (stage_ != Stage::Done || heldOutRows_ == 0) return std::nullopt;
    return heldOutSum_ / static_cast<double>(heldOutRows_) * lossUnit(*task_->recipe);
}

Message LaplaceTrainer::endText() const {
    const Message kept =
        message("laplace-kept",
                "λ = {:.3g} has the lowest leave-one-out loss on {} rows and is kept; the scales "
                "are those of largest evidence on {} of them.",
                lambdaAt(bestPosition_), rows_.size(), searchRows_);
    const Message drawn =
        rows_.size() == all_.size()
            ? Message()
            : message("laplace-rows-drawn",
                      "{} of {} rows make the model, since an exact fit takes time with the cube "
                      "of their number; rows may be raised.",
                      rows_.size(), all_.size());
    return sentences({kept, drawn, learnsFromValidation() ? weightsOnValidation() : Message()});
}

Advance LaplaceTrainer::advance(Pulse& pulse) {
    const GoOn goOn = [&] { return pulse.goOn(); };
    switch (stage_) {
        case Stage::Search:
        case Stage::Refinement:
            return searchPiece(goOn);
        case Stage::Lambda:
            return lambdaPiece(goOn);
        case Stage::Judgement:
            return judgementPiece(goOn);
        case Stage::Done:
            break;
    }
    if (!std::isfinite(bestLoss_))
        return {Advance::State::Diverged, std::nullopt,
                message("laplace-not-finite",
                        "No fit was finite; check the columns for extreme values.")};
    return {Advance::State::Finished, std::nullopt, endText()};
}

std::optional<std::int64_t> LaplaceTrainer::keptTick() const {
    if (stage_ < Stage::Judgement || bestTick_ == 0) return std::nullopt;
    return bestTick_;
}

std::optional<Relevance> LaplaceTrainer::relevance() const {
    if (!shown_) return std::nullopt;
    return Relevance{message("laplace-scale", "γ, kernel scale per standard deviation"),
                     sourceNames(*task_->recipe),
                     pooledNorms(shownScale_, variableInputs(*task_->recipe)),
                     {}};
}

}  // namespace

Result<> checkLaplaceMemory(const Task& task, const LaplaceOptions& options) {
    const std::size_t learned = task.split.train.size() + task.split.validation.size();
    const std::size_t rows = std::min(learned, static_cast<std::size_t>(options.rows));
    const auto kernel = static_cast<double>(rows);
    const double search = std::min(kernel, static_cast<double>(options.searchRows));
    const double kernels = task.order.units.empty() ? 1. : 2.;
    return checkMemory(8. * std::max(kernels * kernel * kernel, 3. * search * search) +
                           20. * kernel * static_cast<double>(task.x.cols()),
                       message("memory-of-laplace", "An exact kernel of {} rows", rows),
                       message("set-fewer-rows", "set rows lower"));
}

std::unique_ptr<JudgedTrainer> laplaceTrainer(TaskPtr task, const LaplaceOptions& options,
                                              Seed seed, std::vector<HeldOut> judgedOn) {
    return std::make_unique<LaplaceTrainer>(std::move(task), options, seed, std::move(judgedOn));
}

}  // namespace ardent

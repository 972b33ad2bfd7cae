#include "core/method/laplace/laplace_trainer.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/memory.h"
#include "core/data/task/drawn_rows.h"
#include "core/data/task/sources.h"
#include "core/data/task/target_values.h"
#include "core/data/task/variable_inputs.h"
#include "core/method/constant_loss.h"
#include "core/method/evidence/evidence_search.h"
#include "core/method/laplace/kernel_judgement.h"
#include "core/method/top_k.h"
#include "core/method/weights_on_validation.h"
#include "core/model/linear_model.h"
#include "core/train/loss_series.h"

namespace ardent {
namespace {

constexpr int kRefinements = 25;  // steps on more rows
constexpr double kRefinedStep = 0.2;
/// Of the constant's loss: so much for every column a row may scales gain by chance.
constexpr double kGainByChance = 4.;
/// Of the constant's loss: so much may that of a kernel of the folds' fewer rows be.
constexpr double kWorseOnFewerRows = 1.05;
constexpr int kFolds = 5;
constexpr std::size_t kFewRows = 600;  // for which so many folds are searched; else two

class LaplaceTrainer final : public JudgedTrainer {
public:
    LaplaceTrainer(TaskPtr task, const LaplaceOptions& options, Seed seed,
                   std::vector<HeldOut> judgedOn);

    std::vector<CurveSeries> series() const override;
    TickUnit tickUnit() const override { return TickUnit::Iteration; }
    std::int64_t plannedTicks() const override;
    Advance advance(const GoOn& goOn) override;
    PredictorPtr predictor() const override { return shown_; }
    std::optional<std::int64_t> keptTick() const override;
    bool isLowestAt(std::int64_t) const override { return false; }
    bool learnsFromValidation() const override {
        return shown_ != nullptr && !keepsConstant_ && !task_->split.validation.empty();
    }
    std::optional<double> heldOutLoss() const override;
    std::optional<Relevance> relevance() const override;
    Message stage() const override;

private:
    enum class Stage { Search, Refinement, Lambda, Judgement, Done };

    void begin(Stage stage, Index rows);
    void beginSearch(Stage stage, Index rows, Vector scale, double lambda, double step);
    Advance searchPiece(const GoOn& goOn);
    Advance lambdaPiece(const GoOn& goOn);
    Advance judgementPiece(const GoOn& goOn);
    Advance tick(const JudgedFit& judged);
    void show(const JudgedFit& judged, const Vector& scale);
    void beginJudgement();
    std::vector<HeldOut> partsToJudge() const;
    void end();
    double leastLambda() const { return leastLaplaceLambda(task_->recipe->problem); }
    bool isFinite() const { return lambdas_ && std::isfinite(lambdas_->bestLoss()); }
    Message endText() const;

    TaskPtr task_;
    LaplaceOptions options_;
    Seed seed_;
    std::vector<HeldOut> judgedOn_;
    TaskRows all_;  // training and validation rows
    std::vector<Index> inputs_;
    Index searchRows_;
    Stage stage_ = Stage::Search;
    int step_ = 0;  // of the stage
    std::int64_t ticks_ = 0;

    TaskRows rows_;  // of the stage
    LaplaceRows data_;
    std::shared_ptr<const DesignMatrix> points_;
    std::unique_ptr<ScaleSearch> search_;
    LaplaceSpace space_;

    Vector scale_;  // chosen
    std::optional<LambdaSearch> lambdas_;
    std::int64_t bestTick_ = 0;
    JudgedFit best_;
    double lossOfConstant_ = 0.;  // on the rows of the λ
    std::unique_ptr<KernelJudgement> judgement_;
    bool keepsConstant_ = false;

    Vector shownScale_;
    PredictorPtr shown_;
};

/// The training mean, which is 0 of standardised targets, or the shares of the classes.
PredictorPtr constantPredictor(const Task& task) {
    const FittedRecipe& recipe = *task.recipe;
    const Loss loss = lossFor(recipe);
    Vector scores = Vector::Zero(recipe.outputs());
    if (loss != Loss::Squared) {
        Vector counts = Vector::Zero(std::ssize(recipe.classes));
        for (const int label : classLabels(task, task.split.train)) counts[label] += 1.;
        scores = bestConstantScores(loss, counts);
    }
    FourierModel model = linearModel(Matrix::Zero(recipe.inputs(), recipe.outputs()), scores);
    return std::make_shared<const Predictor>(
        Predictor{task.recipe, std::move(model), linkFor(loss)});
}

Calibration after(const Calibration& first, const Calibration& second) {
    return {second.slope * first.slope, second.slope * first.shift + second.shift};
}

TaskRows learnedRows(const Task& task) {
    TaskRows rows;
    std::ranges::merge(task.split.train, task.split.validation, std::back_inserter(rows));
    return rows;
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
    searchRows_ = std::min<Index>({options.searchRows, options.rows, std::ssize(all_),
                                   mostLaplaceSearchRows(inputs_.size())});
    beginSearch(Stage::Search, std::min(kFirstLaplaceRows, searchRows_),
                evenScale(inputs_, recipe.inputs()), kFirstLaplaceLambda, kFirstLaplaceStep);
}

std::vector<CurveSeries> LaplaceTrainer::series() const {
    const Loss loss = lossFor(*task_->recipe);
    return {{"validation", message("leave-one-out-loss", "leave-one-out loss"), lossName(loss),
             lossLog(loss), SeriesRows::Folds},
            evidenceSeries()};
}

std::int64_t LaplaceTrainer::plannedTicks() const {
    const int refinements = searchRows_ > kFirstLaplaceRows ? kRefinements : 0;
    switch (stage_) {
        case Stage::Search:
            return options_.iterations + refinements + LambdaSearch::kMostSteps;
        case Stage::Refinement:
            return ticks_ - step_ + refinements + LambdaSearch::kMostSteps;
        case Stage::Lambda:
            return ticks_ - step_ + LambdaSearch::kMostSteps;
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

void LaplaceTrainer::begin(Stage stage, Index rows) {
    stage_ = stage;
    step_ = 0;
    rows_ = drawnRows(*task_, all_, rows, seed_);
    data_ = laplaceRows(*task_, rows_, seed_);
    points_ = kernelPoints(*task_, rows_);
}

void LaplaceTrainer::beginSearch(Stage stage, Index rows, Vector scale, double lambda,
                                 double step) {
    begin(stage, rows);
    search_ = std::make_unique<ScaleSearch>(data_, inputs_, std::move(scale), lambda, leastLambda(),
                                            step);
}

void LaplaceTrainer::show(const JudgedFit& judged, const Vector& scale) {
    shownScale_ = scale;
    shown_ = std::make_shared<const Predictor>(Predictor{
        task_->recipe, kernelModel(judged, points_, scale), linkFor(lossFor(*task_->recipe))});
}

Advance LaplaceTrainer::tick(const JudgedFit& judged) {
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
        const double lambda = search_->lambda();
        if (isFirst && searchRows_ > std::ssize(rows_)) {
            beginSearch(Stage::Refinement, searchRows_, scale_, lambda, kRefinedStep);
            return {};
        }
        lambdas_.emplace(lambda, leastLambda());
        search_.reset();
        begin(Stage::Lambda, options_.rows);
        return {};
    }
    auto fit = search_->advance(goOn);
    if (!fit) return {};
    const JudgedFit judged = judgedFit(*task_, rows_, data_, std::move(*fit));
    if (judged.fit.weights.size() > 0) show(judged, search_->fittedScale());
    return tick(judged);
}

Advance LaplaceTrainer::lambdaPiece(const GoOn& goOn) {
    auto fit = fitLaplace(data_, scale_, lambdas_->next(), LaplaceSlopes::None, space_, goOn);
    if (!fit) return {};
    const JudgedFit judged = judgedFit(*task_, rows_, data_, std::move(*fit));
    Advance done = tick(judged);
    if (judged.loss < lambdas_->bestLoss()) {
        bestTick_ = ticks_;
        show(judged, scale_);
        best_ = judged;
    }
    lambdas_->add(judged.loss);
    if (lambdas_->isOver()) beginJudgement();
    return done;
}

/// Those that the method is compared on. On its own, folds of the training rows: of classes, whose
/// probabilities they calibrate, and where the scales may have found by chance what the loss has
/// gained over a constant's: then the leave-one-out loss, whose rows the scales have seen, tells
/// nothing.
std::vector<HeldOut> LaplaceTrainer::partsToJudge() const {
    const double loss = lambdas_->bestLoss();
    if (!isFinite() || loss >= lossOfConstant_) return {};
    if (!judgedOn_.empty()) return judgedOn_;
    const double gain = 1. - loss / lossOfConstant_;
    const auto columnsARow = static_cast<double>(inputs_.size()) / static_cast<double>(searchRows_);
    const bool isRegression = task_->recipe->problem == Problem::Regression;
    if (isRegression && gain > kGainByChance * columnsARow) return {};
    const HeldOutPlan plan =
        heldOutPlan(*task_, all_.size() < kFewRows ? kFolds : 2, std::numeric_limits<int>::max());
    if (plan.folds == 0) return {};
    return heldOutParts(*task_, {plan.folds, false}, seed_);
}

void LaplaceTrainer::beginJudgement() {
    stage_ = Stage::Judgement;
    space_ = {};
    lossOfConstant_ = constantLoss(*task_, rows_);
    judgement_ = std::make_unique<KernelJudgement>(task_, options_, inputs_, partsToJudge(), seed_);
}

Advance LaplaceTrainer::judgementPiece(const GoOn& goOn) {
    if (judgement_->isOver())
        end();
    else
        judgement_->advance(goOn);
    return {};
}

void LaplaceTrainer::end() {
    stage_ = Stage::Done;
    if (!isFinite()) return;
    const double share = judgedOn_.empty() ? kWorseOnFewerRows : 1.;
    const bool isHeldOutWorse =
        judgement_->loss() && !(*judgement_->loss() < share * *judgement_->lossOfConstant());
    keepsConstant_ = isHeldOutWorse || !(lambdas_->bestLoss() < lossOfConstant_);
    if (keepsConstant_) {
        shown_ = constantPredictor(*task_);
        shownScale_ = Vector::Zero(scale_.size());
    } else if (judgement_->calibration()) {
        best_.calibration = after(best_.calibration, *judgement_->calibration());
        show(best_, scale_);
    }
}

std::optional<double> LaplaceTrainer::heldOutLoss() const {
    if (stage_ != Stage::Done || keepsConstant_ || !judgement_->loss()) return std::nullopt;
    return *judgement_->loss() * lossUnit(*task_->recipe);
}

Message LaplaceTrainer::endText() const {
    if (keepsConstant_)
        return message("laplace-constant",
                       "A constant is kept: on rows that it has not seen the kernel predicts no "
                       "better.");
    const Message kept =
        message("laplace-kept",
                "λ = {:.3g} has the lowest leave-one-out loss on {} rows and is kept; the scales "
                "are those of largest evidence on {} of them.",
                lambdas_->best(), rows_.size(), searchRows_);
    const Message drawn =
        rows_.size() == all_.size()
            ? Message()
            : message("laplace-rows-drawn",
                      "{} of {} rows make the model, since an exact fit takes time with the cube "
                      "of their number; rows may be raised.",
                      rows_.size(), all_.size());
    const Message calibrated =
        judgement_->calibration()
            ? message("laplace-calibrated",
                      "Its probabilities are calibrated on rows that were held out.")
            : Message();
    return sentences(
        {kept, drawn, calibrated, learnsFromValidation() ? weightsOnValidation() : Message()});
}

Advance LaplaceTrainer::advance(const GoOn& goOn) {
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
    if (!isFinite())
        return {Advance::State::Diverged, std::nullopt,
                message("laplace-not-finite",
                        "No fit was finite; check the columns for extreme values.")};
    return {Advance::State::Finished, std::nullopt, endText()};
}

std::optional<std::int64_t> LaplaceTrainer::keptTick() const {
    if (stage_ < Stage::Judgement || bestTick_ == 0 || keepsConstant_) return std::nullopt;
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

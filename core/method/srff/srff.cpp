#include "core/method/srff/srff.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/base/go_on.h"
#include "core/base/memory.h"
#include "core/base/order.h"
#include "core/data/task/sources.h"
#include "core/method/constant_loss.h"
#include "core/method/far_rows.h"
#include "core/method/feature_path.h"
#include "core/method/rffnet/rffnet_judgement.h"
#include "core/method/srff/srff_preparation.h"
#include "core/method/top_k.h"
#include "core/train/loss_series.h"

namespace ardent {
namespace {

Message scaleKind() {
    return message("kernel-scale", "γ, kernel scale per standard deviation");
}

class SrffTrainer : public Trainer {
public:
    SrffTrainer(TaskPtr task, SrffOptions options, Seed seed);

    std::vector<CurveSeries> series() const override;
    TickUnit tickUnit() const override {
        return options_.lambda > 0. ? TickUnit::Iteration : TickUnit::Lambda;
    }
    std::int64_t plannedTicks() const override;
    Advance advance(const GoOn& goOn) override;
    PredictorPtr predictor() const override;
    std::optional<Relevance> relevance() const override;
    std::optional<Selection> selection() const override;
    PathPtr path() const override { return path_; }
    Message stage() const override;
    void settle() override;

private:
    enum class Stage { Preparation, Path, Done };
    Advance preparationPiece(const GoOn& goOn);
    Advance pathPiece(const GoOn& goOn);
    void addToPath(double judged);
    Message edgeNote() const;
    Message endText() const;
    void endPath();
    std::vector<double> curveRow(double judged) const;
    double judge(const SrffPoint&);
    double trainingLoss(const SrffPoint&) const;
    double unit() const { return lossUnit(*task_->recipe); }
    bool hasValidation() const { return !task_->split.validation.empty(); }

    TaskPtr task_;
    SrffOptions options_;
    Loss loss_;
    SrffPreparation preparation_;
    std::shared_ptr<const FourierBasis> basis_;
    std::unique_ptr<SrffSolver<float>> solver_;
    std::unique_ptr<SrffSearch> search_;
    Stage stage_ = Stage::Preparation;

    std::optional<SrffPoint> shown_;
    double bestLoss_ = HUGE_VAL;  // on the judged rows, of the λ that is kept
    double keptLoss_ = HUGE_VAL;  // the same, of a λ that does not go astray far away
    double farSquare_ = 0.;       // of the λ with the lowest judged loss
    PathPtr path_;
    Message endReason_;
};

PredictorPtr predictorOf(const Task& task, const std::shared_ptr<const FourierBasis>& basis,
                         const SrffPoint& point) {
    FourierModel model{basis, point.scale, point.weights, point.intercept, {}};
    return std::make_shared<const Predictor>(
        Predictor{task.recipe, std::move(model), linkFor(lossFor(*task.recipe))});
}

SrffTrainer::SrffTrainer(TaskPtr task, SrffOptions options, Seed seed)
    : task_(std::move(task)),
      options_(options),
      loss_(lossFor(*task_->recipe)),
      preparation_(task_, options, seed) {}

std::vector<CurveSeries> SrffTrainer::series() const {
    return lossSeries(*task_);
}

/// A descent with one λ begins with a fit of its own.
std::int64_t SrffTrainer::plannedTicks() const {
    return options_.lambda > 0. ? 1 + options_.maxIterations : options_.lambdas;
}

Message SrffTrainer::stage() const {
    if (stage_ == Stage::Preparation) return preparation_.stage();
    return options_.lambda > 0. ? message("descent", "Descent") : message("penalties", "Penalties");
}

/// By the residuals: that of the point comes from the normal equations, where the large weights of
/// a small λ cancel.
double SrffTrainer::trainingLoss(const SrffPoint& point) const {
    return solver_->loss(point, task_->split.train);
}

double SrffTrainer::judge(const SrffPoint& point) {
    return hasValidation() ? solver_->loss(point, task_->split.validation) : trainingLoss(point);
}

Advance SrffTrainer::preparationPiece(const GoOn& goOn) {
    if (!preparation_.finished()) {
        preparation_.advance(goOn);
        basis_ = preparation_.basis();
        shown_ = preparation_.point();
        return {};
    }
    if (!solver_)
        solver_ = std::make_unique<SrffSolver<float>>(
            *basis_, loss_, task_->recipe->outputs(),
            SrffRows<float>{task_->x, task_->y, task_->split.train}, Intercept::Free);
    search_ = makeSrffSearch(*solver_, options_, preparation_.size(), preparation_.starts(),
                             options_.lambdas, options_.tolerance, goOn);
    if (search_) stage_ = Stage::Path;
    return {};
}

std::vector<double> SrffTrainer::curveRow(double judged) const {
    std::vector<double> row{trainingLoss(search_->point()) * unit()};
    if (hasValidation()) row.push_back(judged * unit());
    return row;
}

void SrffTrainer::addToPath(double judged) {
    const SrffPoint& point = search_->point();
    Path next = path_ ? *path_ : Path{};
    if (!path_) {
        next.lambdaKind =
            loss_ == Loss::Squared
                ? message("lambda-weights-squared",
                          "λ, squared norm of the weights beside the mean squared error")
                : message("lambda-weights-cross-entropy",
                          "λ, squared norm of the weights beside the mean cross-entropy");
        next.names = sourceNames(*task_->recipe);
        next.normKind = scaleKind();
        next.scoreKind =
            hasValidation()
                ? message("on-validation-rows", "{} on the validation rows", lossName(loss_))
                : message("on-training-rows", "{} on the training rows", lossName(loss_));
    }
    next.lambdas.push_back(search_->lambdas()[static_cast<std::size_t>(next.lambdas.size())]);
    const auto norms = pooledNorms(point.scale, variableInputs(*task_->recipe));
    next.norms.push_back(Eigen::Map<const Vector>(norms.data(), static_cast<Index>(norms.size())));
    next.scores.push_back(judged * unit());
    const auto position = static_cast<Index>(next.lambdas.size()) - 1;
    if (next.best < 0 || judged * unit() < next.scores[static_cast<std::size_t>(next.best)]) {
        next.best = position;
        farSquare_ = point.farSquare();
    }
    const double chosenBy = goesAstrayFarAway(*task_, point.farSquare()) ? HUGE_VAL : judged;
    if (next.chosen < 0 || chosenBy < keptLoss_) {
        keptLoss_ = chosenBy;
        bestLoss_ = judged;
        next.chosen = position;
    }
    const auto made = predictorOf(*task_, basis_, point);
    next.predictorAt = [made, position, before = std::move(next.predictorAt)](Index which) {
        return which == position ? made : before(which);
    };
    path_ = std::make_shared<const Path>(std::move(next));
}

/// Where a search has not enclosed its best λ.
Message SrffTrainer::edgeNote() const {
    if (!hasValidation() || path_->lambdas.size() < 2) return {};
    const auto [least, most] = std::ranges::minmax_element(path_->lambdas);
    const double kept = path_->lambdas[static_cast<std::size_t>(path_->chosen)];
    if (kept == *least)
        return message("smallest-set-lambda",
                       "It is the smallest of the search, so that a smaller one may do better: set "
                       "it as the ridge penalty λ.");
    if (kept == *most)
        return message("largest-set-lambda",
                       "It is the largest of the search, so that a larger one may do better: set "
                       "it as the ridge penalty λ.");
    return {};
}

Message SrffTrainer::endText() const {
    const double lambda = path_->lambdas[static_cast<std::size_t>(path_->chosen)];
    if (options_.lambda > 0.)
        return message("descent-done",
                       "The descent with λ = {:.3g} and simplex size {:.3g} is done.", lambda,
                       preparation_.size());
    const std::size_t count = path_->lambdas.size();
    const Message done = count == 1 ? message("only-penalty-done", "The only penalty is done")
                                    : message("penalties-done", "All {} penalties are done", count);
    if (path_->best != path_->chosen)
        return sentences(
            {message("penalty-kept", "{}; λ = {:.3g} with simplex size {:.3g} is kept.", done,
                     lambda, preparation_.size()),
             farRowsText(*task_, path_->lambdas[static_cast<std::size_t>(path_->best)],
                         message("validation-loss", "validation loss"), farSquare_)});
    const Message best = message(
        "penalty-of-lowest", "λ = {:.3g} with simplex size {:.3g} has the lowest validation loss",
        lambda, preparation_.size());
    return sentences({message("ended-with", "{}; {}.", done, best), edgeNote()});
}

void SrffTrainer::endPath() {
    endReason_ = endText();
    if (hasValidation())
        endReason_ =
            sentences({endReason_, besideConstantText(
                                       bestLoss_, constantLoss(*task_, task_->split.validation))});
    settle();
}

Advance SrffTrainer::pathPiece(const GoOn& goOn) {
    const auto did = search_->advance(goOn);
    if (did == SrffSearch::Did::Nothing) return {};
    const SrffPoint& point = search_->point();
    if (!point.weights.allFinite() || !std::isfinite(point.objective)) {
        settle();
        Advance done{Advance::State::Diverged, std::nullopt,
                     message("weights-not-finite",
                             "The weights were no longer finite; the best model before is kept. "
                             "Set a larger lambda and run again.")};
        if (options_.lambda > 0.) done.remedy = {"lambda", 10. * options_.lambda};
        return done;
    }
    shown_ = point;
    if (did == SrffSearch::Did::Step) {
        if (options_.lambda <= 0.) return {};
        return {Advance::State::Working, curveRow(judge(point)), {}};
    }
    const double judged = judge(point);
    auto row = curveRow(judged);
    addToPath(judged);
    if (search_->finished()) endPath();
    return {Advance::State::Working, std::move(row), {}};
}

Advance SrffTrainer::advance(const GoOn& goOn) {
    switch (stage_) {
        case Stage::Preparation:
            return preparationPiece(goOn);
        case Stage::Path:
            return pathPiece(goOn);
        case Stage::Done:
            break;
    }
    return {Advance::State::Finished, std::nullopt, endReason_};
}

PredictorPtr SrffTrainer::predictor() const {
    if (stage_ == Stage::Done && path_) return path_->predictorAt(path_->chosen);
    return shown_ ? predictorOf(*task_, basis_, *shown_) : nullptr;
}

std::optional<Relevance> SrffTrainer::relevance() const {
    const PredictorPtr model = predictor();
    if (!model) return std::nullopt;
    Relevance relevance{scaleKind(), {}, {}};
    relevance.values = pooledNorms(model->fourier()->scale, variableInputs(*task_->recipe));
    relevance.names = sourceNames(*task_->recipe);
    return relevance;
}

std::optional<Selection> SrffTrainer::selection() const {
    const auto found = relevance();
    if (!found) return std::nullopt;
    Selection selection;
    selection.rule = message("scale-above-zero", "a kernel scale γ above 0");
    selection.order = positionsFalling(found->values);
    selection.chosen = std::ranges::count_if(found->values, [](double v) { return v > 0.; });
    return selection;
}

/// Before a λ is done the best model of the preparation counts, unless a descent from there under
/// the given λ is under way, which never rises.
void SrffTrainer::settle() {
    const bool descends = stage_ == Stage::Path && options_.lambda > 0.;
    if (!path_ && !descends && preparation_.best()) shown_ = preparation_.best();
    stage_ = Stage::Done;
}

Result<std::unique_ptr<Trainer>> makeSrff(TaskPtr task, const OptionValues& values, Seed seed) {
    const auto options = readOptions<SrffOptions>(values);
    if (options.lambda <= 0. && task->split.validation.empty())
        return fail(Fault::Usage,
                    message("srff-needs-validation",
                            "SRFF chooses λ on validation rows, and there are none; give a "
                            "validation share, or set lambda."));
    const auto inputs = static_cast<double>(task->x.cols());
    const Index drawn = options.draws > 1
                            ? drawnFrequencies(options.features, options.candidates, task->x.cols())
                            : options.features;
    const double bytes = 32. * static_cast<double>(drawn) * inputs +
                         4. * featureGramBytes(drawn, task->recipe->outputs());
    const auto fits = checkMemory(bytes, memoryOfFourierFeatures(options.features, task->x.cols()),
                                  setFewerFeatures());
    if (!fits) return tl::unexpected(fits.error());
    return std::make_unique<SrffTrainer>(std::move(task), options, seed);
}

}  // namespace

Method srffMethod() {
    return {"srff",
            "SRFF",
            "Learns a kernel model on few variables: random cosines of the variables, each scaled "
            "by its γ, are summed with ridge weights, and the γ share a fixed sum, which leaves "
            "most of them exactly zero. Weights and scales are improved in turn for 50 penalties "
            "λ, of which the validation rows choose one.",
            "Large-Scale Nonlinear Variable Selection via Kernel Random Features",
            {Problem::Regression, Problem::Classification},
            {RunPart::Path, RunPart::Selection},
            &schemaOf<SrffOptions>,
            &makeSrff};
}

}  // namespace ardent

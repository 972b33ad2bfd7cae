#include "core/method/ranking/ranking.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "core/data/task/drawn_rows.h"
#include "core/data/task/sources.h"
#include "core/data/task/varying_sources.h"
#include "core/method/feature_path.h"
#include "core/method/ranking/ranking_fit.h"
#include "core/method/ranking/support_vectors.h"

namespace ardent {
namespace {

constexpr Index kCurveRows = 5000;
constexpr int kCurveLambdas = 12;
constexpr int kFinalLambdas = 40;
constexpr Index kManyRows = 20'000;  // from here on the final model tries fewer λ

/// 1 … 20, then in steps that grow with k, up to twice m or at least 20.
std::vector<Index> curveSizes(Index sources, Index kept) {
    std::vector<Index> sizes;
    const Index most = std::min(sources, std::max<Index>(20, 2 * kept));
    for (Index k = 1; k <= most; k += std::max<Index>(1, k / 10)) sizes.push_back(k);
    if (std::ranges::find(sizes, kept) == sizes.end()) sizes.push_back(kept);
    std::ranges::sort(sizes);
    return sizes;
}

class RankingTrainer final : public Trainer {
public:
    RankingTrainer(TaskPtr task, const RankingOptions& options, std::unique_ptr<Ranker> ranker,
                   Seed seed)
        : task_(std::move(task)),
          options_(options),
          ranker_(std::move(ranker)),
          seed_(seed),
          kept_(variablesKept(options, *task_->recipe)),
          varies_(varyingSources(*task_->recipe)) {}

    std::vector<CurveSeries> series() const override { return ranker_->series(); }
    TickUnit tickUnit() const override { return ranker_->tickUnit(); }
    std::int64_t plannedTicks() const override { return ranker_->plannedTicks(); }
    Advance advance(const GoOn& goOn) override;
    PredictorPtr predictor() const override { return predictor_; }
    bool makesModel() const override { return options_.model != RankingModel::None; }
    bool learnsFromValidation() const override {
        return predictor_ && options_.model == RankingModel::Svm &&
               task_->recipe->problem == Problem::Classification &&
               !task_->split.validation.empty();
    }
    std::optional<Relevance> relevance() const override;
    std::optional<Selection> selection() const override;
    Message stage() const override;
    void settle() override;

private:
    enum class Stage { Ranking, Curve, Final, Done };

    void beginCurve();
    std::optional<RankedFit> fitFirst(std::size_t size, const TaskPtr& task, int lambdas,
                                      const GoOn& goOn);
    void curvePiece(const GoOn& goOn);
    void finalPiece(const GoOn& goOn);
    Message withSearch(const Message& stage) const;
    Message rule() const;
    Message reason() const;
    std::optional<std::size_t> bestSize() const;
    std::optional<Remedy> moreOrFewer() const;
    std::vector<Index> rankedOrder() const;

    TaskPtr task_;
    RankingOptions options_;
    std::unique_ptr<Ranker> ranker_;
    Seed seed_;
    Index kept_;
    std::vector<bool> varies_;
    Stage stage_ = Stage::Ranking;
    bool diverged_ = false;
    Message rankingReason_;
    std::optional<Remedy> remedy_;
    TaskPtr curveTask_;
    std::vector<Index> order_;
    std::vector<Index> sizes_;
    std::size_t sizeAt_ = 0;
    std::optional<RankedFeatures> features_;  // of the model at hand
    std::vector<double> scores_;
    Message scoredRows_;    // where they come from
    Index unseenRows_ = 0;  // validation rows, where the scores are of these alone
    Message curveNote_;
    PredictorPtr predictor_;
    PredictorPtr curvePredictor_;  // of the largest size up to the one that is kept
    Index curveSize_ = 0;
};

Message RankingTrainer::stage() const {
    switch (stage_) {
        case Stage::Ranking:
            return ranker_->stage();
        case Stage::Curve:
            return withSearch(message("models-on-first", "Models on the first variables, {} of {}",
                                      std::min(sizeAt_ + 1, sizes_.size()), sizes_.size()));
        case Stage::Final:
        case Stage::Done:
            break;
    }
    return withSearch(message("final-model-stage", "Final model"));
}

Message RankingTrainer::withSearch(const Message& stage) const {
    const int done = features_ ? features_->lambdasDone() : 0;
    return done > 0
               ? message("stage-lambdas", "{}, λ {} of ≤ {}", stage, done, features_->lambdas())
               : stage;
}

std::optional<Relevance> RankingTrainer::relevance() const {
    Relevance relevance = ranker_->relevance();
    if (relevance.values.empty()) return std::nullopt;
    return relevance;
}

std::optional<Selection> RankingTrainer::selection() const {
    Selection selection;
    if (ranker_->relevance().values.empty()) return std::nullopt;
    selection.order = stage_ == Stage::Ranking || order_.empty() ? rankedOrder() : order_;
    selection.chosen = kept_;
    selection.scores = scores_;
    selection.rule = rule();
    if (scores_.empty()) return selection;
    selection.measure = rankingScoreKind(*task_, options_);
    selection.scored = message("scores-of-models-on-first",
                               "the scores are the {} of models on the first variables, {}",
                               selection.measure, scoredRows_);
    if (rankingScoreIsLoss(*task_, options_)) turnIntoLosses(selection);
    return selection;
}

Message RankingTrainer::rule() const {
    const Message first = kept_ == 1
                              ? message("being-first", "being the first")
                              : message("being-among-first", "being among the first {}", kept_);
    if (kept_ != variablesKept(options_, *task_->recipe)) return first;
    return options_.variables > 0
               ? message("number-was-set", "{}, a number that was set and not chosen by a score",
                         first)
               : message("number-follows",
                         "{}, a number that follows from that of all variables and is not chosen "
                         "by a score",
                         first);
}

/// The ranker's, constant columns last.
std::vector<Index> RankingTrainer::rankedOrder() const {
    std::vector<Index> order = ranker_->order();
    std::ranges::stable_partition(
        order, [&](Index source) { return bool(varies_[static_cast<std::size_t>(source)]); });
    return order;
}

void RankingTrainer::beginCurve() {
    order_ = rankedOrder();
    if (options_.model == RankingModel::None) {
        stage_ = Stage::Done;
        return;
    }
    if (!options_.curve) {
        stage_ = Stage::Final;
        return;
    }
    const Split& split = task_->split;
    const bool isSmall =
        std::max(std::ssize(split.train), std::ssize(split.validation)) <= kCurveRows;
    curveTask_ = isSmall ? task_ : drawnTask(*task_, kCurveRows, seed_);
    scoredRows_ = rankingScoredRows(*curveTask_, options_);
    if (scoresUnseenRows(*curveTask_, options_))
        unseenRows_ = std::ssize(curveTask_->split.validation);
    const Index fitted = std::ssize(curveTask_->split.train);
    const Index all = std::ssize(split.train);
    if (fitted < all)
        curveNote_ = message("models-on-drawn-rows",
                             "These models are fitted on {} of {} training rows, drawn at random.",
                             fitted, all);
    sizes_ = curveSizes(std::ssize(order_), kept_);
    stage_ = Stage::Curve;
}

/// A piece of the model on so many of the first variables; nothing before its last one.
std::optional<RankedFit> RankingTrainer::fitFirst(std::size_t size, const TaskPtr& task,
                                                  int lambdas, const GoOn& goOn) {
    const auto sources = std::span(order_).first(size);
    if (options_.model == RankingModel::Svm)
        return fitRankedMachine(task, options_, sources, seed_, goOn);
    if (!features_) features_.emplace(task, options_, sources, lambdas, seed_);
    auto fit = features_->advance(goOn);
    if (fit) features_.reset();
    return fit;
}

void RankingTrainer::curvePiece(const GoOn& goOn) {
    if (sizeAt_ == sizes_.size()) {
        curveTask_.reset();
        stage_ = Stage::Final;
        return;
    }
    const auto size = static_cast<std::size_t>(sizes_[sizeAt_]);
    const auto fit = fitFirst(size, curveTask_, kCurveLambdas, goOn);
    if (!fit) return;
    scores_.resize(size, std::numeric_limits<double>::quiet_NaN());
    scores_[size - 1] = fit->score;
    if (fit->predictor) {
        predictor_ = fit->predictor;
        if (sizes_[sizeAt_] <= kept_) {
            curvePredictor_ = fit->predictor;
            curveSize_ = sizes_[sizeAt_];
        }
    }
    ++sizeAt_;
}

void RankingTrainer::finalPiece(const GoOn& goOn) {
    const int lambdas = std::ssize(task_->split.train) > kManyRows ? kCurveLambdas : kFinalLambdas;
    const auto fit = fitFirst(static_cast<std::size_t>(kept_), task_, lambdas, goOn);
    if (!fit) return;
    predictor_ = fit->predictor;
    stage_ = Stage::Done;
}

/// Before the final model there is one of the curve, on as many variables as are then kept.
void RankingTrainer::settle() {
    if (stage_ != Stage::Done && curvePredictor_) {
        predictor_ = curvePredictor_;
        kept_ = curveSize_;
    }
    features_.reset();
    stage_ = Stage::Done;
}

/// Of the models on the first variables the one with the best score, the smallest of equals.
std::optional<std::size_t> RankingTrainer::bestSize() const {
    std::optional<std::size_t> best;
    for (std::size_t k = 0; k < scores_.size(); ++k)
        if (std::isfinite(scores_[k]) && (!best || scores_[k] > scores_[*best - 1])) best = k + 1;
    return best;
}

/// Where a rule of thumb has chosen how many are kept, and others have a far smaller error on rows
/// that the ranking has not seen, beyond what chance would have it: two standard errors of the
/// difference, as of independent normal residuals or of counts of wrong rows.
std::optional<Remedy> RankingTrainer::moreOrFewer() const {
    constexpr double kFarSmaller = 0.8;
    const auto best = bestSize();
    const auto kept = static_cast<std::size_t>(kept_);
    if (options_.variables > 0 || !best || *best == kept || kept > scores_.size()) return {};
    if (unseenRows_ == 0) return {};
    const bool isLoss = rankingScoreIsLoss(*task_, options_);
    const auto shown = [&](std::size_t size) {
        return isLoss ? -scores_[size - 1] : scores_[size - 1];
    };
    const auto error = [&](std::size_t size) { return isLoss ? shown(size) : 1. - shown(size); };
    const double ratio = error(*best) / error(kept);
    const auto rows = static_cast<double>(unseenRows_);
    const double chance =
        isLoss ? 4. / std::sqrt(rows) : 2. * std::sqrt((1. + ratio) / (rows * error(kept)));
    if (!(ratio < std::min(kFarSmaller, 1. - chance))) return {};
    return Remedy{
        "variables", static_cast<std::int64_t>(*best),
        message("more-or-fewer",
                "With m = {} the models predict much better than with m = {}, which is kept: "
                "their {} on validation rows is {:.4g} instead of {:.4g}.",
                *best, kept, rankingScoreKind(*task_, options_), shown(*best), shown(kept))};
}

Message RankingTrainer::reason() const {
    std::vector<Message> all{rankingReason_};
    if (const auto size = bestSize()) {
        const auto best = static_cast<Index>(*size);
        const bool isLoss = rankingScoreIsLoss(*task_, options_);
        const double score = isLoss ? -scores_[*size - 1] : scores_[*size - 1];
        const Message kept = kept_ == 1 ? message("first-is-kept", "The first is kept")
                                        : message("first-are-kept", "The first {} are kept", kept_);
        const Message measure = rankingScoreKind(*task_, options_);
        const Message models =
            best == 1 && isLoss
                ? message("lowest-on-first", "models on the first have the lowest {} ({:.4g}), {}",
                          measure, score, scoredRows_)
            : best == 1
                ? message("best-on-first", "models on the first have the best {} ({:.4g}), {}",
                          measure, score, scoredRows_)
            : isLoss
                ? message("lowest-on-several",
                          "models on the first {} have the lowest {} ({:.4g}), {}", best, measure,
                          score, scoredRows_)
                : message("best-on-several", "models on the first {} have the best {} ({:.4g}), {}",
                          best, measure, score, scoredRows_);
        all.push_back(message("ended-with", "{}; {}.", kept, models));
        if (best != kept_)
            all.push_back(message("scores-do-not-choose",
                                  "Scores do not choose how many are kept: set Variables m to {} "
                                  "to keep these.",
                                  best));
        all.push_back(curveNote_);
    }
    if (learnsFromValidation()) all.push_back(calibratedOnValidation());
    return sentences(std::move(all));
}

Advance RankingTrainer::advance(const GoOn& goOn) {
    switch (stage_) {
        case Stage::Ranking: {
            RankingStep step = ranker_->advance(goOn);
            if (step.did == RankingStep::Did::Piece) return {};
            if (step.did == RankingStep::Did::Tick)
                return {Advance::State::Working, std::move(step.row), {}};
            rankingReason_ = std::move(step.reason);
            remedy_ = std::move(step.remedy);
            diverged_ = step.did == RankingStep::Did::Diverged;
            if (diverged_)
                stage_ = Stage::Done;
            else
                beginCurve();
            return {};
        }
        case Stage::Curve:
            curvePiece(goOn);
            return {};
        case Stage::Final:
            finalPiece(goOn);
            return {};
        case Stage::Done:
            break;
    }
    return {diverged_ ? Advance::State::Diverged : Advance::State::Finished, std::nullopt, reason(),
            remedy_ ? remedy_ : moreOrFewer()};
}

}  // namespace

std::vector<Index> orderOf(const std::vector<double>& values,
                           const std::vector<double>& preference) {
    std::vector<Index> order(values.size());
    std::iota(order.begin(), order.end(), Index{0});
    std::ranges::stable_sort(order, [&](Index one, Index other) {
        const auto a = static_cast<std::size_t>(one), b = static_cast<std::size_t>(other);
        if (values[a] != values[b]) return values[a] > values[b];
        return preference[a] < preference[b];
    });
    return order;
}

Relevance relevanceOfPlaces(const Message& kind, const FittedRecipe& recipe,
                            const std::vector<Index>& order) {
    Relevance relevance{kind, {}, std::vector<double>(order.size(), 0.)};
    relevance.names = sourceNames(recipe);
    for (std::size_t k = 0; k < order.size(); ++k)
        relevance.values[static_cast<std::size_t>(order[k])] =
            static_cast<double>(order.size() - k);
    return relevance;
}

Index variablesKept(const RankingOptions& options, const FittedRecipe& recipe) {
    const Index varying = std::ssize(liveSources(recipe));
    const Index wanted = options.variables > 0 ? options.variables
                         : varying > 100       ? 100
                                               : (varying + 4) / 5;
    return std::min(wanted, std::ssize(recipe.sources));
}

Result<> checkRankingModel(const Task& task, const RankingOptions& options) {
    if (options.model == RankingModel::Svm && std::ssize(task.split.train) > kMostSvmRows)
        return fail(Fault::Usage,
                    message("too-many-rows-for-svm-model",
                            "A support vector machine on {} training rows takes too long (at most "
                            "{}); set model=fourier.",
                            task.split.train.size(), kMostSvmRows));
    if (options.model == RankingModel::Fourier) {
        return checkFeatureMemory(task, options.features, rankingLambda(task, kFinalLambdas),
                                  setFewerFeatures());
    }
    return {};
}

Message scoredOnDrawnRows(Index rows, const Task& task) {
    const Index all = std::ssize(task.split.train);
    if (rows >= all) return {};
    return message("scored-on-drawn-rows", "Scored on {} of {} training rows, drawn at random.",
                   rows, all);
}

std::unique_ptr<Trainer> makeRankingTrainer(TaskPtr task, const RankingOptions& options,
                                            std::unique_ptr<Ranker> ranker, Seed seed) {
    return std::make_unique<RankingTrainer>(std::move(task), options, std::move(ranker), seed);
}

}  // namespace ardent

#include "core/method/lambda_trainer.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/method/far_rows.h"
#include "core/model/loss.h"
#include "core/train/loss_series.h"

namespace ardent {
namespace {

constexpr Index kPatience = 10;

Message separatedText() {
    return message("classes-separated",
                   "The classes are separated: a linear score gives every training row its own "
                   "class, and its coefficients grow without bound as λ falls.");
}

class LambdaTrainer final : public Trainer {
public:
    LambdaTrainer(TaskPtr task, const LambdaOptions& options, std::unique_ptr<LambdaSolver> solver)
        : task_(std::move(task)),
          options_(options),
          heldOut_(heldOutPlan(*task_, options.folds, options.enoughValidation)),
          solver_(std::move(solver)) {}

    std::vector<CurveSeries> series() const override;
    TickUnit tickUnit() const override { return TickUnit::Lambda; }
    std::int64_t plannedTicks() const override { return count(); }
    Advance advance(const GoOn& goOn) override;
    PredictorPtr predictor() const override;
    std::optional<Relevance> relevance() const override;
    PathPtr path() const override { return path_; }
    void settle() override { shown_ = best_; }

private:
    bool searches() const { return options_.penalty == LambdaChoice::Search; }
    Index count() const { return searches() ? options_.lambdas : 1; }
    double lambdaAt(Index position) const;
    PredictorPtr predictorAt(Index position) const;
    void extendPath(double lambda, const LambdaSolution& solution);
    Message whyItEnds() const;
    std::optional<Remedy> remedy() const;
    Advance finish();

    TaskPtr task_;
    LambdaOptions options_;
    HeldOutPlan heldOut_;
    std::unique_ptr<LambdaSolver> solver_;
    bool isPrepared_ = false;
    std::vector<std::shared_ptr<const LinearScores>> solutions_;
    Index shown_ = -1;
    Index best_ = -1;    // of the judged losses: it is kept
    Index lowest_ = -1;  // of the held-out losses
    double bestLoss_ = std::numeric_limits<double>::infinity();
    double lowestLoss_ = std::numeric_limits<double>::infinity();
    double lowestFarSquare_ = 0.;
    bool bestConverged_ = true;
    bool bestSeparates_ = false;
    std::shared_ptr<const Path> path_;
    Message endReason_;
};

std::vector<CurveSeries> LambdaTrainer::series() const {
    const Loss loss = lossFor(*task_->recipe);
    return {trainingLoss(loss), heldOutSeries(heldOut_, loss)};
}

double LambdaTrainer::lambdaAt(Index position) const {
    return searches() ? lambdaOfGrid(*solver_, position, count()) : options_.lambda;
}

void LambdaTrainer::extendPath(double lambda, const LambdaSolution& solution) {
    auto path = path_ ? std::make_shared<Path>(*path_) : std::make_shared<Path>();
    const double unit = lossUnit(*task_->recipe);
    path->lambdas.push_back(lambda);
    path->scores.push_back(solution.heldOut.mean * unit);
    if (!heldOut_.hasValidation) path->errors.push_back(solution.heldOut.error * unit);
    if (const auto relevance = solver_->relevance(solution.scores)) {
        path->names = relevance->names;
        path->normKind = relevance->kind;
        path->norms.push_back(Eigen::Map<const Vector>(
            relevance->values.data(), static_cast<Index>(relevance->values.size())));
    }
    path->lambdaKind = solver_->lambdaKind();
    path->scoreKind = scoredOver(heldOut_, lossName(lossFor(*task_->recipe)));
    path->best = lowest_;
    path->chosen = best_;
    if (!path->errors.empty()) {
        const auto at = static_cast<std::size_t>(lowest_);
        const double within = path->scores[at] + path->errors[at];
        path->sparse =
            std::ranges::find_if(path->scores, [&](double score) { return score <= within; }) -
            path->scores.begin();
    }
    path->predictorAt = [recipe = task_->recipe, modelOf = solver_->modelOf(),
                         solutions = solutions_](Index i) -> PredictorPtr {
        return std::make_shared<const Predictor>(
            Predictor{recipe, modelOf(*solutions.at(static_cast<std::size_t>(i))),
                      linkFor(lossFor(*recipe))});
    };
    path_ = std::move(path);
}

PredictorPtr LambdaTrainer::predictor() const {
    return shown_ < 0 ? nullptr : path_->predictorAt(shown_);
}

std::optional<Relevance> LambdaTrainer::relevance() const {
    if (shown_ < 0) return std::nullopt;
    return solver_->relevance(*solutions_[static_cast<std::size_t>(shown_)]);
}

Message LambdaTrainer::whyItEnds() const {
    const double lambda = path_->lambdas[static_cast<std::size_t>(best_)];
    if (!searches()) return message("fitted-with", "Fitted with λ = {:.3g}.", lambda);
    const Message tried =
        solutions_.size() == 1
            ? message("one-lambda-tried", "1 of {} λ was tried", count())
            : message("lambdas-tried", "{} of {} λ were tried", solutions_.size(), count());
    if (lowest_ != best_)
        return sentences({message("ended-with-lambda", "{}; λ = {:.3g} is kept.", tried, lambda),
                          farRowsText(*task_, path_->lambdas[static_cast<std::size_t>(lowest_)],
                                      path_->scoreKind, lowestFarSquare_)});
    const Message kept = message("lambda-is-kept", "λ = {:.3g} has the lowest {} and is kept",
                                 lambda, path_->scoreKind);
    Message atTheEnd;
    if (best_ + 1 == count() && bestSeparates_)
        atTheEnd = message("smallest-tried", "It is the smallest of the search.");
    else if (best_ + 1 == count())
        atTheEnd = message("smallest-of-search",
                           "It is the smallest of the search, so that a smaller one may do "
                           "better.");
    else if (best_ == 0)
        atTheEnd = message("largest-of-search",
                           "It is the largest of the search, which leaves little but a constant.");
    return sentences({message("ended-with", "{}; {}.", tried, kept), atTheEnd});
}

/// A search chooses its λ itself.
std::optional<Remedy> LambdaTrainer::remedy() const {
    if (searches()) return std::nullopt;
    return Remedy{"lambda", options_.lambda > 0. ? 10. * options_.lambda : LambdaOptions{}.lambda};
}

Advance LambdaTrainer::finish() {
    settle();
    endReason_ = whyItEnds();
    if (!bestConverged_)
        endReason_ = sentences(
            {endReason_, message("not-converged",
                                 "The fit ended before it converged, and its coefficients are "
                                 "those reached; raise lambda.")});
    if (bestSeparates_ && (best_ + 1 == count() || !bestConverged_))
        endReason_ = sentences({endReason_, separatedText()});
    endReason_ = sentences({endReason_, solver_->note()});
    return {Advance::State::Finished, std::nullopt, endReason_};
}

Advance LambdaTrainer::advance(const GoOn& goOn) {
    if (!endReason_.empty()) return {Advance::State::Finished, std::nullopt, endReason_};
    if (!isPrepared_) {
        isPrepared_ = solver_->prepare(goOn);
        return {};
    }
    const Index position = std::ssize(solutions_);
    if (position == count()) return finish();
    if (solver_->endsEarly() && best_ >= 0 && position > best_ + kPatience) return finish();

    const double lambda = lambdaAt(position);
    const auto solution = solver_->solve(lambda, goOn);
    if (!solution) return {};
    if (!std::isfinite(solution->trainLoss) || !solution->scores.weights.allFinite()) {
        settle();
        return {
            Advance::State::Diverged, std::nullopt,
            message("fit-not-finite", "The fit at λ = {:.3g} is not finite; raise lambda.", lambda),
            remedy()};
    }
    solutions_.push_back(std::make_shared<const LinearScores>(solution->scores));
    const double score = solution->heldOut.mean;
    const double unit = lossUnit(*task_->recipe);
    if (lowest_ < 0 || score < lowestLoss_) {
        lowest_ = position;
        lowestLoss_ = score;
        lowestFarSquare_ = solution->farSquare;
    }
    if (best_ < 0 || solution->judged() < bestLoss_) {
        best_ = position;
        bestLoss_ = solution->judged();
        bestConverged_ = solution->converged;
        bestSeparates_ = solution->separates;
    }
    extendPath(lambda, *solution);
    shown_ = position;
    return {Advance::State::Working, std::vector{solution->trainLoss * unit, score * unit}, {}};
}

}  // namespace

double lambdaOfGrid(const LambdaSolver& solver, Index position, Index count) {
    const double share = static_cast<double>(position) / static_cast<double>(count - 1);
    return solver.largestLambda() * std::pow(solver.smallestShare(), share);
}

std::unique_ptr<Trainer> makeLambdaTrainer(TaskPtr task, const LambdaOptions& options,
                                           std::unique_ptr<LambdaSolver> solver) {
    return std::make_unique<LambdaTrainer>(std::move(task), options, std::move(solver));
}

}  // namespace ardent

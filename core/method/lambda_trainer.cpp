#include "core/method/lambda_trainer.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/data/folds.h"
#include "core/model/loss.h"

namespace ardent {
namespace {

constexpr Index kPatience = 10;
constexpr int kEnoughForNumbers = 1000;
constexpr int kEnoughForClasses = 100;

class LambdaTrainer final : public Trainer {
public:
    LambdaTrainer(TaskPtr task, const LambdaOptions& options, std::unique_ptr<LambdaSolver> solver)
        : task_(std::move(task)), options_(options), solver_(std::move(solver)) {}

    std::vector<CurveSeries> series() const override;
    std::string tickName() const override { return "λ"; }
    std::int64_t plannedTicks() const override { return count(); }
    Advance advance(Pulse& pulse) override;
    PredictorPtr predictor() const override;
    std::optional<Relevance> relevance() const override;
    PathPtr path() const override { return path_; }
    void settle() override { shown_ = best_; }

private:
    Index folds() const { return std::min<Index>(options_.folds, std::ssize(task_->split.train)); }
    bool joinsFolds() const { return ardent::joinsFolds(*task_, options_.enoughValidation); }
    bool searches() const { return options_.penalty == LambdaChoice::Search; }
    Index count() const { return searches() ? options_.lambdas : 1; }
    double lambdaAt(Index position) const;
    PredictorPtr predictorAt(Index position) const;
    void extendPath(double lambda, const LambdaSolution& solution);
    std::string whyItEnds() const;
    std::optional<Remedy> remedy() const;
    Advance finish();

    TaskPtr task_;
    LambdaOptions options_;
    std::unique_ptr<LambdaSolver> solver_;
    bool isPrepared_ = false;
    std::vector<std::shared_ptr<const LinearScores>> solutions_;
    Index shown_ = -1;
    Index best_ = -1;
    double bestLoss_ = std::numeric_limits<double>::infinity();
    bool bestConverged_ = true;
    std::shared_ptr<const Path> path_;
    std::string endReason_;
};

std::vector<CurveSeries> LambdaTrainer::series() const {
    const std::string what = lossName(lossFor(*task_->recipe));
    const std::string heldOut =
        joinsFolds() ? fmt::format("Loss over {} folds and the validation rows ({})", folds(), what)
        : task_->split.validation.empty()
            ? fmt::format("{}-fold cross-validated loss ({})", folds(), what)
            : fmt::format("Validation loss ({})", what);
    return {{"train", "Training loss (" + what + ")"}, {"validation", heldOut}};
}

double LambdaTrainer::lambdaAt(Index position) const {
    return searches() ? lambdaOfGrid(*solver_, position, count()) : options_.lambda;
}

void LambdaTrainer::extendPath(double lambda, const LambdaSolution& solution) {
    auto path = path_ ? std::make_shared<Path>(*path_) : std::make_shared<Path>();
    const double unit = lossUnit(*task_->recipe);
    path->lambdas.push_back(lambda);
    path->scores.push_back(solution.heldOutLoss * unit);
    if (task_->split.validation.empty()) path->errors.push_back(solution.heldOutError * unit);
    if (const auto relevance = solver_->relevance(solution.scores)) {
        path->names = relevance->names;
        path->normKind = relevance->kind;
        path->norms.push_back(Eigen::Map<const Vector>(
            relevance->values.data(), static_cast<Index>(relevance->values.size())));
    }
    path->lambdaKind = solver_->lambdaKind();
    const bool isSquared = lossFor(*task_->recipe) == Loss::Squared;
    path->scoreKind =
        fmt::format("{} {}", isSquared ? "mean squared error" : "cross-entropy",
                    joinsFolds() ? fmt::format("over {} folds and the validation rows", folds())
                    : task_->split.validation.empty() ? fmt::format("over {} folds", folds())
                                                      : std::string("on the validation rows"));
    path->best = best_;
    path->chosen = best_;
    if (!path->errors.empty()) {
        const auto at = static_cast<std::size_t>(best_);
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

std::string LambdaTrainer::whyItEnds() const {
    const double lambda = path_->lambdas[static_cast<std::size_t>(best_)];
    if (!searches()) return fmt::format("Fitted with λ = {:.3g}.", lambda);
    const char* atTheEnd =
        best_ + 1 == count()
            ? " It is the smallest of the search, so that a smaller one may do better."
        : best_ == 0 ? " It is the largest of the search, which leaves little but a constant."
                     : "";
    return fmt::format("{} of {} λ were tried; λ = {:.3g} has the lowest {} and is kept.{}",
                       solutions_.size(), count(), lambda, path_->scoreKind, atTheEnd);
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
        endReason_ +=
            " The fit ended before it converged, and its coefficients are those reached; raise "
            "lambda.";
    if (const std::string note = solver_->note(); !note.empty()) endReason_ += ' ' + note;
    return {Advance::State::Finished, std::nullopt, endReason_};
}

Advance LambdaTrainer::advance(Pulse& pulse) {
    const GoOn goOn = [&] { return pulse.goOn(); };
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
        return {Advance::State::Diverged, std::nullopt,
                fmt::format("The fit at λ = {:.3g} is not finite; raise lambda.", lambda),
                remedy()};
    }
    solutions_.push_back(std::make_shared<const LinearScores>(solution->scores));
    const double score = solution->heldOutLoss;
    const double unit = lossUnit(*task_->recipe);
    if (best_ < 0 || score < bestLoss_) {
        best_ = position;
        bestLoss_ = score;
        bestConverged_ = solution->converged;
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

int enoughValidation(const Task& task) {
    return task.recipe->problem == Problem::Regression ? kEnoughForNumbers : kEnoughForClasses;
}

std::size_t foldsAmong(const Task& task, std::size_t parts) {
    if (parts < 2) return 0;
    return parts - (task.split.validation.empty() ? 0 : 1);
}

void scoreParts(const Task& task, const std::vector<double>& losses, LambdaSolution& solution) {
    const Vector values =
        Eigen::Map<const Vector>(losses.data(), static_cast<Index>(losses.size()));
    const std::size_t folds = foldsAmong(task, losses.size());
    if (folds > 0 && folds < losses.size()) {
        const auto trained = static_cast<double>(task.split.train.size());
        const auto validated = static_cast<double>(task.split.validation.size());
        solution.heldOutLoss = (trained * values.head(values.size() - 1).mean() +
                                validated * values[values.size() - 1]) /
                               (trained + validated);
        return;
    }
    solution.heldOutLoss = values.mean();
    if (values.size() < 2) return;
    const auto n = static_cast<double>(values.size());
    solution.heldOutError =
        std::sqrt((values.array() - values.mean()).square().sum() / (n - 1.) / n);
}

bool joinsFolds(const Task& task, int enoughValidation) {
    const Index rows = std::ssize(task.split.validation);
    return rows > 0 && rows < enoughValidation && task.split.train.size() > 1;
}

std::vector<HeldOut> heldOutParts(const Task& task, int folds, Seed seed, int enoughValidation) {
    const auto& train = task.split.train;
    const auto& validation = task.split.validation;
    if (!validation.empty() && !joinsFolds(task, enoughValidation)) return {{train, validation}};
    const Index parts = std::min<Index>(folds, std::ssize(train));
    if (parts < 2) return {{train, train}};
    std::vector<double> labels;
    if (task.recipe->problem == Problem::Classification)
        for (const std::int32_t row : train)
            labels.push_back(static_cast<double>(task.y[static_cast<std::size_t>(row)]));
    RandomStream random(seed, StreamId::Folds);
    const std::vector<int> foldOf =
        dealtFolds(std::ssize(train), labels, static_cast<int>(parts), random);
    std::vector<HeldOut> result(static_cast<std::size_t>(parts));
    for (std::size_t i = 0; i < train.size(); ++i)
        for (std::size_t fold = 0; fold < result.size(); ++fold)
            (foldOf[i] == static_cast<int>(fold) ? result[fold].score : result[fold].fit)
                .push_back(train[i]);
    for (HeldOut& part : result) {
        std::ranges::sort(part.fit);
        std::ranges::sort(part.score);
    }
    if (!validation.empty()) result.push_back({train, validation});
    return result;
}

std::unique_ptr<Trainer> makeLambdaTrainer(TaskPtr task, const LambdaOptions& options,
                                           std::unique_ptr<LambdaSolver> solver) {
    return std::make_unique<LambdaTrainer>(std::move(task), options, std::move(solver));
}

}  // namespace ardent

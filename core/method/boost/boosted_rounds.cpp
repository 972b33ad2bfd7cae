#include "core/method/boost/boosted_rounds.h"

#include <algorithm>
#include <cmath>

#include "core/data/task/sources.h"
#include "core/method/boost/weak_learner.h"
#include "core/method/level_changes.h"
#include "core/method/top_k.h"
#include "core/model/loss.h"

namespace ardent {
namespace {

constexpr Index kRelevanceCosines = 4'000'000;  // of each time that a relevance is told

bool isSquared(const FittedRecipe& recipe) {
    return recipe.problem == Problem::Regression;
}

std::span<const std::shared_ptr<const Boosting::Round>> learnersOf(const Boosting& boosting,
                                                                   Index rounds) {
    return std::span(boosting.rounds)
        .first(static_cast<std::size_t>(rounds * boosting.start.size()));
}

/// What the scores of so many rounds are multiplied by.
double slopeAfter(const Boosting& boosting, Index rounds) {
    return boosting.slopes.empty() || rounds == 0
               ? 1.
               : boosting.slopes[static_cast<std::size_t>(rounds - 1)];
}

/// Mean loss of a learner's h with its landmark moved to each of the given places.
Vector lossesOfLandmarks(const Boosting& boosting, const Task& task, Index learner,
                         const Matrix& landmarks) {
    const bool squared = isSquared(*task.recipe);
    const Index outputs = boosting.start.size();
    const Boosting::Round& round = *boosting.rounds[static_cast<std::size_t>(learner)];
    const Index before = learner / outputs;
    const FourierModel model =
        boostedModel(boosting.start, task.x.cols(), learnersOf(boosting, before), 1.);
    const auto& rows = task.split.train;
    Vector scores = before == 0 ? Vector::Constant(std::ssize(rows), boosting.start[round.output])
                                : Vector(evaluate(model, task.x, rows).col(round.output));
    Vector residuals(scores.size());
    Matrix x(scores.size(), task.x.cols());
    const auto positive = static_cast<float>(outputs == 1 ? 1 : round.output);
    for (Index i = 0; i < scores.size(); ++i) {
        const auto row = static_cast<std::size_t>(rows[static_cast<std::size_t>(i)]);
        const float value = task.y[row];
        const double y = value == positive ? 1. : -1.;
        residuals[i] = squared ? static_cast<double>(value) - scores[i]
                               : y * std::exp(std::min(30., -y * scores[i]));
        x.row(i) = task.x.row(static_cast<Index>(row)).cast<double>();
    }
    if (squared && residuals.norm() > 0.)
        residuals /= residuals.norm() / std::sqrt(static_cast<double>(residuals.size()));
    const WeakShifts shifts(x, residuals, round.frequencies,
                            squared ? WeakLoss::Squared : WeakLoss::Exponential,
                            Sharing::AllThreads);
    Vector losses(landmarks.rows());
    for (Index m = 0; m < losses.size(); ++m)
        losses[m] =
            shifts.loss(round.frequencies.transpose() * landmarks.row(m).transpose(), nullptr);
    return losses;
}

}  // namespace

FourierModel boostedModel(const Vector& start, Index inputs,
                          std::span<const std::shared_ptr<const Boosting::Round>> learners,
                          double slope) {
    Index features = 0;
    for (const auto& learner : learners) features += learner->weights.size();
    if (features == 0) features = 1;  // of weight 0
    auto basis = std::make_shared<FourierBasis>();
    basis->frequencies = Matrix::Zero(inputs, features);
    basis->phases = Vector::Zero(features);
    FourierModel model;
    model.weights = Matrix::Zero(features, start.size());
    Index at = 0;
    for (const auto& learner : learners) {
        const Index count = learner->weights.size();
        basis->frequencies.middleCols(at, count) = learner->frequencies;
        basis->phases.segment(at, count) = -learner->shifts;
        model.weights.block(at, learner->output, count, 1) =
            slope * learner->step * learner->weights;
        at += count;
    }
    model.basis = std::move(basis);
    model.scale = Vector::Ones(inputs);
    model.intercept = slope * start;
    return model;
}

Vector constantScores(const Boosting& boosting, const FittedRecipe& recipe) {
    if (isSquared(recipe)) return boosting.start;
    if (recipe.outputs() == 1) return 2. * boosting.start;
    return -(1. + (-2. * boosting.start.array()).exp()).log();
}

PredictorPtr predictorAfter(const Boosting& boosting, const FittedRecipePtr& recipe, Index rounds) {
    return std::make_shared<const Predictor>(Predictor{
        recipe,
        boostedModel(rounds == 0 ? constantScores(boosting, *recipe) : boosting.start,
                     recipe->inputs(), learnersOf(boosting, rounds), slopeAfter(boosting, rounds)),
        linkFor(lossFor(*recipe))});
}

Relevance relevanceAfter(const Boosting& boosting, const Task& task, Index rounds) {
    const FittedRecipe& recipe = *task.recipe;
    Vector squares = Vector::Zero(recipe.inputs());
    for (const auto& round : learnersOf(boosting, rounds))
        squares += 0.5 * round->step * round->step *
                   (round->frequencies * round->weights.asDiagonal()).rowwise().squaredNorm();
    const bool squared = isSquared(recipe);
    Relevance relevance{"√(½ Σ (α q ω)²), typical slope of the waves per standard deviation, in " +
                            (squared ? "the unit of " + recipe.target : std::string("log odds")),
                        {},
                        {}};
    const double unit = squared ? recipe.targetScale : 1.;
    const std::vector<VariableInputs> groups = variableInputs(recipe);
    relevance.values =
        pooledNorms(unit * slopeAfter(boosting, rounds) * squares.cwiseSqrt(), groups);
    relevance.names = sourceNames(recipe);
    const bool hasCategories = std::ranges::any_of(
        recipe.sources, [](const auto& source) { return source.type == ColumnType::Categorical; });
    if (!hasCategories) return relevance;
    const Index waves =
        boosting.mostRounds * boosting.rounds.front()->weights.size() * boosting.start.size();
    const PredictorPtr predictor = predictorAfter(boosting, task.recipe, rounds);
    useLevelChanges(*predictor->fourier(), task, groups, unit, kRelevanceCosines / waves,
                    relevance);
    return relevance;
}

BoostingPtr withModels(Boosting boosting, TaskPtr task, LandmarkLosses losses) {
    const auto plain = std::make_shared<const Boosting>(boosting);
    boosting.predictorAt = [plain, recipe = task->recipe](Index rounds) {
        return predictorAfter(*plain, recipe, rounds);
    };
    boosting.relevanceAt = [plain, task](Index rounds) {
        return relevanceAfter(*plain, *task, rounds);
    };
    if (losses == LandmarkLosses::Told)
        boosting.landmarkLoss = [plain, task](Index learner, const Matrix& landmarks) {
            return lossesOfLandmarks(*plain, *task, learner, landmarks);
        };
    return std::make_shared<const Boosting>(std::move(boosting));
}

}  // namespace ardent

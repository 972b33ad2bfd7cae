#include "core/method/ranking/ranking_fit.h"

#include <algorithm>
#include <cmath>

#include "core/data/task/drawn_rows.h"
#include "core/data/task/target_values.h"
#include "core/kernel/feature_map.h"
#include "core/kernel/pair_distance.h"
#include "core/method/feature_path.h"
#include "core/method/ranking/support_vectors.h"
#include "core/model/loss.h"
#include "core/model/metrics.h"
#include "core/train/calibration.h"

namespace ardent {
namespace {

constexpr Index kDistanceRows = 1000;
constexpr Index kFewestFeatures = 30;
constexpr int kFewestNumbers = 20;  // to score on
constexpr int kFewestOfClass = 5;

using Rows = std::vector<std::int32_t>;

/// Whether there are a few of every class, or enough numbers.
bool canScoreOnValidation(const Task& task) {
    const Rows& rows = task.split.validation;
    if (task.recipe->problem == Problem::Regression) return std::ssize(rows) >= kFewestNumbers;
    std::vector<int> counts(task.recipe->classes.size(), 0);
    for (const int label : classLabels(task, rows)) ++counts[static_cast<std::size_t>(label)];
    return std::ranges::min(counts) >= kFewestOfClass;
}

/// As rankingScoreKind says.
double scoreOnValidation(const Task& task, const Predictor& predictor) {
    const Rows& rows = task.split.validation;
    const Matrix predicted = predict(predictor, task.x, rows);
    if (task.recipe->problem == Problem::Classification)
        return -meanLogLoss(classLabels(task, rows), predicted);
    const std::span<const double> numbers(predicted.data(), rows.size());
    return -metric(regressionMetrics(targetValues(task, rows), numbers), "mse");
}

/// Median distance of the training rows in the columns of scale 1; √columns where they coincide.
std::optional<double> typicalDistance(const Task& task, const Vector& scale, Seed seed,
                                      const GoOn& goOn) {
    std::vector<Index> columns;
    for (Index j = 0; j < scale.size(); ++j)
        if (scale[j] != 0.) columns.push_back(j);
    const Rows rows = drawnRows(task, task.split.train, kDistanceRows, seed);
    Matrix some(std::ssize(rows), std::ssize(columns));
    for (Index i = 0; i < some.rows(); ++i)
        for (Index j = 0; j < some.cols(); ++j)
            some(i, j) = static_cast<double>(
                task.x(rows[static_cast<std::size_t>(i)], columns[static_cast<std::size_t>(j)]));
    const auto median = medianPairDistance(some, PairNorm::Euclidean, PairChoice::Different, goOn);
    if (!median) return std::nullopt;
    return *median > 0. ? *median : std::sqrt(std::max(1., static_cast<double>(columns.size())));
}

FeatureSpace spaceOf(const TaskPtr& task, const std::shared_ptr<const FourierBasis>& basis,
                     const Vector& scale) {
    FeatureSpace space;
    space.columns = basis->frequencies.cols();
    space.map = [task, map = std::make_shared<const FeatureMap<float>>(*basis, scale)](
                    std::span<const std::int32_t> rows, Matrix& block) {
        Eigen::MatrixXf features(std::ssize(rows), map->features());
        map->map(task->x.data(), rows, features, 0);
        block = features.cast<double>();
    };
    space.modelOf = [basis, scale](const LinearScores& scores) {
        return FourierModel{basis, scale, scores.weights, scores.intercept, {}};
    };
    space.farSquare = &farSquareOfCosines;
    return space;
}

std::unique_ptr<Trainer> lambdaSearch(const TaskPtr& task, const RankingOptions& options,
                                      const Vector& scale, int lambdas, Seed seed) {
    // More features than rows add cost and nothing else.
    const Index features = std::min<Index>(
        options.features, std::max(kFewestFeatures, static_cast<Index>(task->split.train.size())));
    const auto space = [task, scale, features, seed](const GoOn& goOn) {
        const auto distance = typicalDistance(*task, scale, seed, goOn);
        if (!distance) return std::optional<FeatureSpace>();
        const auto basis = std::make_shared<const FourierBasis>(
            drawBasis(Sampler::Gaussian, task->x.cols(), features, seed));
        return std::optional(spaceOf(task, basis, scale * std::sqrt(2.) / *distance));
    };
    const LambdaOptions lambda = rankingLambda(*task, lambdas);
    return makeLambdaTrainer(task, lambda, makeFeaturePath(task, space, lambda, seed));
}

}  // namespace

std::optional<SvmFit> fitSvm(const TaskPtr& task, const SvmSettings& given, Seed seed,
                             const GoOn& goOn) {
    SvmSettings settings = given;
    if (settings.width <= 0.) {
        const auto distance = typicalDistance(*task, settings.scale, seed, goOn);
        if (!distance) return std::nullopt;
        settings.width = 1. / (*distance * *distance);
    }
    const Link link = linkFor(lossFor(*task->recipe));
    Matrix heldOut(0, task->recipe->outputs());
    Rows rows;
    for (const HeldOut& part : heldOutParts(*task, heldOutPlan(*task, kRankingFolds), seed)) {
        const auto without = fitSupportVectors(*task, part.fit, settings, goOn);
        if (!without) return std::nullopt;
        const Matrix scores = evaluate(*without, task->x, part.score);
        Matrix all(heldOut.rows() + scores.rows(), scores.cols());
        all << heldOut, scores;
        heldOut = std::move(all);
        rows.insert(rows.end(), part.score.begin(), part.score.end());
    }
    auto model = fitSupportVectors(*task, task->split.train, settings, goOn);
    if (!model) return std::nullopt;
    SvmFit fit;
    if (link == Link::Identity) {
        for (Index i = 0; i < heldOut.rows(); ++i)
            fit.loss += std::pow(
                heldOut(i, 0) -
                    static_cast<double>(
                        task->y[static_cast<std::size_t>(rows[static_cast<std::size_t>(i)])]),
                2);
        fit.loss /= static_cast<double>(heldOut.rows());
    } else {
        const std::vector<int> labels = classLabels(*task, rows);
        const Calibration found = calibrate(heldOut, labels, CalibrationShift::Free);
        model->weights *= found.slope;
        model->intercept = found.slope * model->intercept + found.shift;
        const Matrix scores = (found.slope * heldOut).rowwise() + found.shift.transpose();
        const Metrics metrics = classificationMetrics(labels, classProbabilities(link, scores));
        fit.loss = metric(metrics, "log_loss");
        fit.accuracy = metric(metrics, "accuracy");
    }
    fit.predictor =
        std::make_shared<const Predictor>(Predictor{task->recipe, std::move(*model), link});
    return fit;
}

Vector columnsOf(const FittedRecipe& recipe, std::span<const Index> sources) {
    std::vector<bool> isChosen(recipe.sources.size(), false);
    for (const Index source : sources) isChosen[static_cast<std::size_t>(source)] = true;
    Vector scale(recipe.inputs());
    for (Index j = 0; j < scale.size(); ++j)
        scale[j] =
            isChosen[static_cast<std::size_t>(recipe.columns[static_cast<std::size_t>(j)].source)]
                ? 1.
                : 0.;
    return scale;
}

Message rankingScoreKind(const Task& task, const RankingOptions& options) {
    if (task.recipe->problem == Problem::Regression)
        return message("mean-squared-error", "mean squared error");
    return options.model == RankingModel::Svm ? message("accuracy", "accuracy")
                                              : message("cross-entropy", "cross-entropy");
}

bool rankingScoreIsLoss(const Task& task, const RankingOptions& options) {
    return task.recipe->problem == Problem::Regression || options.model != RankingModel::Svm;
}

bool scoresUnseenRows(const Task& task, const RankingOptions& options) {
    return !task.split.validation.empty() &&
           (options.model == RankingModel::Svm || canScoreOnValidation(task));
}

Message rankingScoredRows(const Task& task, const RankingOptions& options) {
    if (scoresUnseenRows(task, options))
        return message("scored-on-validation", "on validation rows");
    if (task.split.validation.empty())
        return message("scored-on-folds",
                       "over 5 folds of rows that the ranking has seen: too good, with many "
                       "columns much too good");
    return message("scored-on-folds-and-validation",
                   "over validation rows and 5 folds of rows that the ranking has seen: too good, "
                   "with many columns much too good");
}

Message calibratedOnValidation() {
    return message("calibrated-on-validation",
                   "Its probabilities are fitted on the validation rows, so that only test rows "
                   "show its error.");
}

LambdaOptions rankingLambda(const Task& task, int lambdas) {
    LambdaOptions options;
    options.lambdas = lambdas;
    options.folds = kRankingFolds;
    options.enoughValidation = enoughValidationForWaves(task);
    return options;
}

RankedFeatures::RankedFeatures(TaskPtr task, const RankingOptions& options,
                               std::span<const Index> sources, int lambdas, Seed seed)
    : task_(std::move(task)),
      lambdas_(lambdas),
      search_(lambdaSearch(task_, options, columnsOf(*task_->recipe, sources), lambdas, seed)) {}

std::optional<RankedFit> RankedFeatures::advance(const GoOn& goOn) {
    if (search_->advance(goOn).state == Advance::State::Working) return std::nullopt;
    return scored();
}

int RankedFeatures::lambdasDone() const {
    const PathPtr path = search_->path();
    return path ? static_cast<int>(path->lambdas.size()) : 0;
}

RankedFit RankedFeatures::scored() const {
    const PathPtr path = search_->path();
    if (!path) return {nullptr, -std::numeric_limits<double>::infinity()};
    const PredictorPtr predictor = search_->predictor();
    if (canScoreOnValidation(*task_)) return {predictor, scoreOnValidation(*task_, *predictor)};
    return {predictor, -path->scores[static_cast<std::size_t>(path->best)]};
}

std::optional<RankedFit> fitRankedMachine(const TaskPtr& task, const RankingOptions& options,
                                          std::span<const Index> sources, Seed seed,
                                          const GoOn& goOn) {
    const auto fit =
        fitSvm(task, {options.svmCost, 0., columnsOf(*task->recipe, sources)}, seed, goOn);
    if (!fit) return std::nullopt;
    const bool isRegression = task->recipe->problem == Problem::Regression;
    return RankedFit{fit->predictor,
                     isRegression ? -fit->loss * lossUnit(*task->recipe) : fit->accuracy};
}

}  // namespace ardent

#include "core/method/lasso/linear_lasso.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/memory.h"
#include "core/base/order.h"
#include "core/data/task/samples_as_double.h"
#include "core/data/task/sources.h"
#include "core/data/task/training_folds.h"
#include "core/method/lasso/linear_lasso_options.h"
#include "core/method/lasso/sparse_response.h"
#include "core/method/top_k.h"
#include "core/model/linear_model.h"
#include "core/model/loss.h"
#include "core/train/loss_series.h"
#include "core/train/sparse_path_cross_validation.h"

namespace ardent {
namespace {

using SolutionPtr = std::shared_ptr<const SparseSolution>;

FourierModel modelOf(const SparseSolution& solution, Index inputs) {
    Matrix coefficients = Matrix::Zero(inputs, solution.intercept.size());
    for (std::size_t i = 0; i < solution.columns.size(); ++i)
        coefficients.row(solution.columns[i]) = solution.coefficients.row(static_cast<Index>(i));
    return linearModel(coefficients, solution.intercept);
}

PredictorPtr linearPredictor(const FittedRecipePtr& recipe, const SparseSolution& solution) {
    return std::make_shared<const Predictor>(
        Predictor{recipe, modelOf(solution, recipe->inputs()), linkFor(lossFor(*recipe))});
}

/// In the target's unit: the coefficient of a number, the Euclidean norm over a category's columns
/// and over three or more classes.
Vector sourceParts(const FittedRecipe& recipe, std::span<const VariableInputs> groups,
                   const SparseSolution& solution) {
    Vector norms = Vector::Zero(recipe.inputs());
    for (std::size_t i = 0; i < solution.columns.size(); ++i)
        norms[solution.columns[i]] =
            recipe.targetScale * solution.coefficients.row(static_cast<Index>(i)).norm();
    const std::vector<double> pooled = pooledNorms(norms, groups);
    Vector parts = Eigen::Map<const Vector>(pooled.data(), static_cast<Index>(pooled.size()));
    if (recipe.outputs() > 1) return parts;
    for (std::size_t i = 0; i < solution.columns.size(); ++i) {
        const EncodedColumn& column = recipe.columns[static_cast<std::size_t>(solution.columns[i])];
        const bool isNumber =
            column.level < 0 && !column.marksMissing && column.part == DatePart::None;
        if (isNumber && solution.coefficients(static_cast<Index>(i), 0) < 0.)
            parts[column.source] = -parts[column.source];
    }
    return parts;
}

bool hasCategories(const FittedRecipe& recipe) {
    return std::ranges::any_of(recipe.sources, [](const SourceColumn& source) {
        return source.type == ColumnType::Categorical;
    });
}

/// At most so many as the training rows can be dealt to.
int foldsOf(const LinearLassoOptions& options, const Task& task) {
    return static_cast<int>(std::min<Index>(options.folds, mostFolds(task)));
}

struct RuleText {
    Message inFull, inShort;
};

RuleText textOf(LinearLassoRule rule) {
    switch (rule) {
        case LinearLassoRule::LowestError:
            return {message("the-lowest-cv-error", "the lowest cross-validation error"),
                    message("lowest-cv-error", "lowest cross-validation error")};
        case LinearLassoRule::Validation:
            return {message("the-lowest-validation-loss", "the lowest validation loss"),
                    message("lowest-validation-loss", "lowest validation loss")};
        case LinearLassoRule::OneStandardError:
            break;
    }
    return {message("within-one-standard-error",
                    "the largest within one standard error of the lowest cross-validation error"),
            message("one-standard-error", "one standard error")};
}

Message coefficientKind(bool isRegression) {
    return isRegression
               ? message("coefficient", "coefficient per standard deviation, in the target's unit")
               : message("coefficient-log-odds", "coefficient per standard deviation, in log odds");
}

Message sizeKind(bool isRegression, bool isSingle) {
    if (!isSingle)
        return message("class-coefficients",
                       "norm of the classes' coefficients per standard deviation, in log odds");
    return isRegression ? message("coefficient-size",
                                  "|coefficient| per standard deviation, in the target's unit")
                        : message("coefficient-size-log-odds",
                                  "|coefficient| per standard deviation, in log odds");
}

class LinearLassoTrainer final : public Trainer {
public:
    LinearLassoTrainer(TaskPtr task, const LinearLassoOptions& options, Seed seed)
        : task_(std::move(task)),
          options_(options),
          folds_(foldsOf(options, *task_)),
          seed_(seed),
          groups_(variableInputs(*task_->recipe)),
          regression_(task_->recipe->problem == Problem::Regression),
          unit_(lossUnit(*task_->recipe)),
          validation_(responseOf(*task_, task_->split.validation)),
          validationColumns_(samplesAsDouble(task_->x, task_->split.validation)) {}

    std::vector<CurveSeries> series() const override {
        std::vector<CurveSeries> all = lossSeries(*task_);
        const Loss loss = lossFor(*task_->recipe);
        all.push_back({"cross_validation",
                       message("fold-cross-validation", "{}-fold cross-validation", folds_),
                       lossName(loss), lossLog(loss), SeriesRows::Folds});
        return all;
    }
    TickUnit tickUnit() const override { return TickUnit::Lambda; }
    std::int64_t plannedTicks() const override { return options_.lambdas; }
    Advance advance(const GoOn&) override;
    PredictorPtr predictor() const override {
        return chosen() < 0 ? nullptr : linearPredictor(task_->recipe, *kept());
    }
    std::optional<Relevance> relevance() const override {
        return path_ ? std::optional(relevanceAt(path_->chosen)) : std::nullopt;
    }
    std::optional<Relevance> tickRelevance() const override {
        return path_ ? std::optional(relevanceAt(std::ssize(path_->norms) - 1)) : std::nullopt;
    }
    std::optional<Selection> selection() const override;
    PathPtr path() const override { return path_; }

private:
    Index chosen() const;
    Relevance relevanceAt(Index lambda) const;
    const SolutionPtr& kept() const { return solutions_[static_cast<std::size_t>(chosen())]; }
    double validationLoss() const;
    std::vector<double> row() const;
    void drawPath();
    Message endReason() const;
    Message fewFoldsText() const;

    TaskPtr task_;
    LinearLassoOptions options_;
    int folds_;
    Seed seed_;
    std::vector<VariableInputs> groups_;
    bool regression_;
    double unit_;
    SparseResponse validation_;
    Matrix validationColumns_;
    std::optional<SparseCrossValidation> fit_;
    std::vector<SolutionPtr> solutions_;
    std::vector<double> validationLosses_;  // of the solutions
    PathPtr path_;
};

Index LinearLassoTrainer::chosen() const {
    if (!fit_ || solutions_.empty()) return -1;
    switch (options_.rule) {
        case LinearLassoRule::LowestError:
            return fit_->best();
        case LinearLassoRule::OneStandardError:
            return fit_->sparse();
        case LinearLassoRule::Validation:
            break;
    }
    return std::ranges::min_element(validationLosses_) - validationLosses_.begin();
}

Advance LinearLassoTrainer::advance(const GoOn& goOn) {
    if (!fit_) {
        const auto& rows = task_->split.train;
        SparseResponse response = responseOf(*task_, rows);
        SparsePathOptions options;
        options.mixing = options_.alpha;
        options.lambdas = options_.lambdas;
        fit_.emplace(SparseColumns{samplesAsDouble(task_->x, rows), {}}, std::move(response),
                     options, trainingFolds(*task_, folds_, seed_));
        return {};
    }
    if (fit_->finished()) return {Advance::State::Finished, std::nullopt, endReason()};
    if (!fit_->advance(goOn)) return {};
    solutions_.push_back(std::make_shared<const SparseSolution>(fit_->solutions().back()));
    if (validation_.values.size() > 0) validationLosses_.push_back(validationLoss());
    drawPath();
    return {Advance::State::Working, row(), {}};
}

/// Of the last solution.
double LinearLassoTrainer::validationLoss() const {
    const RowRange all{0, validation_.values.size()};
    return unit_ *
           meanLoss(validation_, all, scoresAt(*solutions_.back(), validationColumns_, all));
}

std::vector<double> LinearLassoTrainer::row() const {
    const SparseSolution& solution = *solutions_.back();
    std::vector<double> values{unit_ * (regression_ ? 2. : 1.) * solution.loss};
    if (!validationLosses_.empty()) values.push_back(validationLosses_.back());
    values.push_back(unit_ * fit_->means().back());
    return values;
}

void LinearLassoTrainer::drawPath() {
    auto path = std::make_shared<Path>();
    path->lambdaKind = regression_
                           ? message("lambda-half-squared", "λ, on half the mean squared error")
                           : message("lambda-cross-entropy", "λ, on the mean cross-entropy");
    const bool single = task_->recipe->outputs() == 1;
    path->relevanceKind = sizeKind(regression_, single);
    path->normKind = single ? coefficientKind(regression_) : path->relevanceKind;
    if (single && hasCategories(*task_->recipe))
        path->normKind =
            message("of-category-the-norm", "{}; of a category the norm", path->normKind);
    path->scoreKind =
        message("over-folds", "{} over {} folds", lossName(lossFor(*task_->recipe)), folds_);
    path->names = sourceNames(*task_->recipe);
    if (path_) path->norms = path_->norms;
    path->norms.push_back(sourceParts(*task_->recipe, groups_, *solutions_.back()));
    for (std::size_t i = 0; i < solutions_.size(); ++i) {
        path->lambdas.push_back(task_->recipe->targetScale * solutions_[i]->lambda);
        path->scores.push_back(unit_ * fit_->means()[i]);
        path->errors.push_back(unit_ * fit_->errors()[i]);
    }
    path->best = fit_->best();
    path->sparse = fit_->sparse();
    path->chosen = chosen();
    path->predictorAt = [recipe = task_->recipe, all = solutions_](Index at) {
        return linearPredictor(recipe, *all.at(static_cast<std::size_t>(at)));
    };
    path_ = std::move(path);
}

Relevance LinearLassoTrainer::relevanceAt(Index lambda) const {
    const Vector norms = path_->norms[static_cast<std::size_t>(lambda)].cwiseAbs();
    return {path_->relevanceKind, path_->names, {norms.begin(), norms.end()}};
}

std::optional<Selection> LinearLassoTrainer::selection() const {
    const auto found = relevance();
    if (!found) return std::nullopt;
    Selection selection;
    selection.rule = message("not-zero-at", "a coefficient that is not zero at λ = {:.4g}, {}",
                             path_->lambdas[static_cast<std::size_t>(path_->chosen)],
                             textOf(options_.rule).inFull);
    selection.order = positionsFalling(found->values);
    selection.chosen = std::ranges::count_if(found->values, [](double v) { return v > 0.; });
    return selection;
}

Message LinearLassoTrainer::endReason() const {
    const Vector& norms = path_->norms[static_cast<std::size_t>(path_->chosen)];
    const double lambda = path_->lambdas[static_cast<std::size_t>(path_->chosen)];
    const Index kept = (norms.array().abs() > 0.).count();
    const Message rule = textOf(options_.rule).inShort;
    const Message solved = solutions_.size() == 1
                               ? message("one-lambda-solved", "1 λ is solved")
                               : message("lambdas-solved", "{} λs are solved", solutions_.size());
    const Message keeps =
        norms.size() == 1 ? message("lambda-keeps-of-one", "λ = {:.4g} ({}) keeps {} of 1 variable",
                                    lambda, rule, kept)
                          : message("lambda-keeps", "λ = {:.4g} ({}) keeps {} of {} variables",
                                    lambda, rule, kept, norms.size());
    return sentences({message("ended-with", "{}; {}.", solved, keeps), fewFoldsText()});
}

Message LinearLassoTrainer::fewFoldsText() const {
    if (folds_ == options_.folds) return {};
    if (folds_ < std::ssize(task_->split.train))
        return message("few-folds-of-units",
                       "Only {} of {} folds are used, one for each group or time of the training "
                       "rows.",
                       folds_, options_.folds);
    return message("few-folds", "Only {} of {} folds are used, one for each training row.", folds_,
                   options_.folds);
}

Result<std::unique_ptr<Trainer>> makeLinearLasso(TaskPtr task, const OptionValues& values,
                                                 Seed seed) {
    const auto options = readOptions<LinearLassoOptions>(values);
    const auto rows = static_cast<double>(task->split.train.size());
    const auto columns = static_cast<double>(task->x.cols());
    if (options.rule == LinearLassoRule::Validation && task->split.validation.empty())
        return fail(Fault::Usage,
                    message("no-validation-rows-for-lambda",
                            "There are no validation rows to choose λ on; give a validation share, "
                            "or set rule to lambda_min or lambda_1se."));
    const int folds = foldsOf(options, *task);
    // About as many columns as can have a coefficient: with a ridge penalty alone all of them.
    const double active = std::min(columns, rows / options.alpha);
    const double bytes =
        8. * columns * (rows + static_cast<double>(task->split.validation.size())) +
        8. * (folds + 1.) * active * active;
    const auto fits = checkMemory(
        bytes,
        message("memory-of-lasso-path",
                "The path of {} encoded columns and {} training rows with {} folds", task->x.cols(),
                task->split.train.size(), folds),
        active > rows ? message("raise-alpha", "raise alpha or set fewer folds")
                      : message("set-fewer-folds", "set fewer folds or ignore some columns"));
    if (!fits) return tl::unexpected(fits.error());
    return std::make_unique<LinearLassoTrainer>(std::move(task), options, seed);
}

}  // namespace

Method linearLassoMethod() {
    return {
        "lasso",
        "Lasso / elastic net",
        "Fits a linear model whose penalty sets coefficients to exactly zero, for a whole path of "
        "penalties, and chooses one by cross-validation. Variables with a coefficient are kept. It "
        "sees no curves and no interactions, so a variable that acts only through them is missed.",
        "Regression Shrinkage and Selection via the Lasso; Regularization Paths for Generalized "
        "Linear Models via Coordinate Descent",
        {Problem::Regression, Problem::Classification},
        {RunPart::Path, RunPart::Selection},
        &schemaOf<LinearLassoOptions>,
        &makeLinearLasso};
}

}  // namespace ardent

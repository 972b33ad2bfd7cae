#include "core/method/lasso/fourier_path_fit.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>

#include "core/data/task/training_folds.h"
#include "core/method/lasso/sparse_response.h"
#include "core/model/fourier_columns_model.h"
#include "core/model/loss.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

FourierSum activeSum(const FourierColumns& columns, const SparseSolution& solution) {
    FourierSum sum{FourierColumns(columns.inputs()), solution.coefficients};
    for (std::size_t i = 0; i < solution.columns.size(); ++i) {
        const Index j = solution.columns[i];
        sum.columns.add(columns.shape(j), columns.entries(j), static_cast<Index>(i));
    }
    return sum;
}

PredictorPtr fourierPredictor(const FittedRecipePtr& recipe, const FourierColumns& columns,
                              const SparseSolution& solution) {
    return std::make_shared<const Predictor>(
        Predictor{recipe, modelOf(activeSum(columns, solution), solution.intercept),
                  linkFor(lossFor(*recipe))});
}

Matrix covarianceOf(const Eigen::Ref<const Matrix>& columns) {
    const auto n = static_cast<double>(columns.rows());
    const Eigen::RowVectorXd mean = columns.colwise().mean();
    const Matrix centred = columns.rowwise() - mean;
    return centred.transpose() * centred / n;
}

}  // namespace

int foldsFor(const PathFitSettings& settings, const Task& task) {
    constexpr Index kMostFolds = 1000;
    const auto rows = static_cast<Index>(task.split.train.size());
    const auto most =
        static_cast<int>(std::clamp<Index>(std::min(rows / 2, mostFolds(task)), 1, kMostFolds));
    return std::clamp(settings.folds, 1, most);
}

double fitBytes(Index rows, Index columns) {
    return 3. * designBytes(rows, columns);  // as drawn, in the order of the folds, as scaled
}

FourierPathFit::FourierPathFit(TaskPtr task, GroupedColumns grouped, PathFitSettings settings,
                               Seed seed)
    : task_(std::move(task)),
      grouped_(std::make_shared<const GroupedColumns>(std::move(grouped))),
      settings_(std::move(settings)),
      seed_(seed) {
    settings_.folds = foldsFor(settings_, *task_);
    const auto& groups = grouped_->columns.groups();
    for (std::size_t j = 0; j < groups.size(); ++j)
        if (j == 0 || groups[j] != groups[j - 1]) firstOf_.push_back(static_cast<Index>(j));
    firstOf_.push_back(static_cast<Index>(groups.size()));
}

bool FourierPathFit::measureGroups(const GoOn& goOn) {
    std::vector<Matrix> found(firstOf_.size() - 1);
    std::atomic<bool> stopped = false;
    forEachBlock(std::ssize(found), 1, [&](Index, Index g, Index) {
        if (!stopped && !goOn()) stopped = true;
        if (stopped) return;
        const auto i = static_cast<std::size_t>(g);
        found[i] = covarianceOf(design_.middleCols(firstOf_[i], firstOf_[i + 1] - firstOf_[i]));
    });
    if (!stopped) covariances_ = std::move(found);
    return !stopped;
}

void FourierPathFit::startSolver() {
    SparseColumns columns;
    columns.values = std::move(design_);
    design_.resize(0, 0);
    if (settings_.grouped)
        for (std::size_t g = 0; g + 1 < firstOf_.size(); ++g)
            columns.groupSizes.push_back(firstOf_[g + 1] - firstOf_[g]);
    SparseResponse response = responseOf(*task_, task_->split.train);
    settings_.path.classesTogether = true;
    auto fold = trainingFolds(*task_, settings_.folds, seed_);
    solver_.emplace(std::move(columns), std::move(response), settings_.path, std::move(fold));
}

bool FourierPathFit::advance(const GoOn& goOn) {
    const auto& rows = task_->split.train;
    const FourierColumns& columns = grouped_->columns;
    if (filled_ < static_cast<Index>(rows.size())) {
        constexpr Index kValuesAtOnce = 4'000'000;
        const Index piece =
            std::max<Index>(1024, kValuesAtOnce / std::max<Index>(1, columns.size()));
        const Index size = std::min(piece, static_cast<Index>(rows.size()) - filled_);
        if (filled_ == 0) design_.resize(static_cast<Index>(rows.size()), columns.size());
        design_.middleRows(filled_, size) =
            designOf(columns, task_->x,
                     std::span(rows).subspan(static_cast<std::size_t>(filled_),
                                             static_cast<std::size_t>(size)));
        filled_ += size;
        return true;
    }
    if (!solver_) {
        if (!measureGroups(goOn)) return false;
        startSolver();
        return true;
    }
    if (!solver_->advance(goOn)) return false;
    follow();
    return true;
}

Vector FourierPathFit::partsOf(const SparseSolution& solution) const {
    const auto& groups = grouped_->columns.groups();
    Vector parts =
        Vector::Zero(settings_.byVariable ? static_cast<Index>(task_->recipe->sources.size())
                                          : static_cast<Index>(grouped_->sets.size()));
    for (std::size_t i = 0; i < solution.columns.size();) {
        const auto g =
            static_cast<std::size_t>(groups[static_cast<std::size_t>(solution.columns[i])]);
        const Index first = firstOf_[g];
        Matrix own = Matrix::Zero(firstOf_[g + 1] - first, solution.coefficients.cols());
        for (; i < solution.columns.size() && solution.columns[i] < firstOf_[g + 1]; ++i)
            own.row(solution.columns[i] - first) = solution.coefficients.row(static_cast<Index>(i));
        const double variance = std::max(0., (own.transpose() * covariances_[g] * own).trace());
        if (settings_.byVariable)
            for (const Index variable : grouped_->sets[g]) parts[variable] += variance;
        else
            parts[static_cast<Index>(g)] = variance;
    }
    return parts.cwiseSqrt();
}

void FourierPathFit::follow() {
    for (auto i = solutions_.size(); i < solver_->solutions().size(); ++i) {
        solutions_.push_back(std::make_shared<const SparseSolution>(solver_->solutions()[i]));
        parts_.push_back(partsOf(*solutions_.back()));
    }
    means_ = solver_->means();
    errors_ = solver_->errors();
    best_ = solver_->best();
    sparse_ = solver_->sparse();
    finished_ = solver_->finished() || isPastBest();
    if (finished_) solver_.reset();
}

std::vector<std::vector<Index>> FourierPathFit::activeSets() const {
    std::vector<std::vector<Index>> active;
    const Vector& size = parts(chosen());
    for (std::size_t g = 0; g < sets().size(); ++g)
        if (size[static_cast<Index>(g)] > 0.) active.push_back(sets()[g]);
    return active;
}

bool FourierPathFit::isPastBest() const {
    return settings_.patience > 0 && settings_.folds > 1 && best_ >= 0 &&
           std::ssize(means_) > best_ + settings_.patience;
}

bool FourierPathFit::finished() const {
    return finished_;
}

Index FourierPathFit::solved() const {
    return static_cast<Index>(solutions_.size());
}

Index FourierPathFit::mostLeft() const {
    return finished_ || settled_ ? 0 : settings_.path.lambdas - solved();
}

double FourierPathFit::trainingLoss(Index lambda) const {
    const double factor = task_->recipe->problem == Problem::Regression ? 2. : 1.;
    return factor * lossUnit(*task_->recipe) * solutions_[static_cast<std::size_t>(lambda)]->loss;
}

bool FourierPathFit::isFinite(Index lambda) const {
    const SparseSolution& solution = *solutions_[static_cast<std::size_t>(lambda)];
    return std::isfinite(solution.loss) && solution.coefficients.allFinite() &&
           solution.intercept.allFinite();
}

Index FourierPathFit::chosen() const {
    const Index found = settings_.rule == LambdaRule::Best ? best_ : sparse_;
    return settings_.folds > 1 && (finished_ || settled_) && found >= 0 ? found : solved() - 1;
}

std::optional<FourierPathFit::Score> FourierPathFit::lowestScore() const {
    if (settings_.folds < 2 || best_ < 0) return std::nullopt;
    const auto best = static_cast<std::size_t>(best_);
    return Score{means_[best], errors_[best]};
}

FourierSum FourierPathFit::sum(Index lambda) const {
    return activeSum(grouped_->columns, *solutions_[static_cast<std::size_t>(lambda)]);
}

PredictorPtr FourierPathFit::predictor(Index lambda) const {
    return fourierPredictor(task_->recipe, grouped_->columns,
                            *solutions_[static_cast<std::size_t>(lambda)]);
}

PathPtr FourierPathFit::path() const {
    if (solutions_.empty()) return nullptr;
    if (path_ && path_->lambdas.size() == solutions_.size() && pathScored_ == means_.size() &&
        pathChosen_ == chosen())
        return path_;
    const FittedRecipe& recipe = *task_->recipe;
    const bool isRegression = recipe.problem == Problem::Regression;
    auto path = std::make_shared<Path>();
    path->lambdaKind = isRegression
                           ? message("lambda-half-standardised-squared",
                                     "λ, on half the mean squared error of the standardised target")
                           : message("lambda-cross-entropy", "λ, on the mean cross-entropy");
    path->normKind =
        isRegression
            ? message("group-part", "standard deviation of its part of f, in those of the target")
            : message("group-part-log-odds", "standard deviation of its part of f, log odds");
    // A group that never had a coefficient is not listed where there are many.
    constexpr Index kMostGroups = 300;
    Vector largest = Vector::Zero(parts_.front().size());
    for (const Vector& parts : parts_) largest = largest.cwiseMax(parts);
    std::vector<Index> listed;
    for (Index g = 0; g < largest.size(); ++g)
        if (largest.size() <= kMostGroups || largest[g] > 0.) listed.push_back(g);
    for (const Index g : listed)
        path->names.push_back(settings_.byVariable
                                  ? recipe.sources[static_cast<std::size_t>(g)].name
                                  : setName(recipe, grouped_->sets[static_cast<std::size_t>(g)]));
    for (std::size_t i = 0; i < solutions_.size(); ++i) {
        path->lambdas.push_back(solutions_[i]->lambda);
        path->norms.push_back(parts_[i](listed));
    }
    if (settings_.folds > 1) {
        path->scoreKind =
            message("over-folds", "{} over {} folds", lossName(lossFor(recipe)), settings_.folds);
        if (settings_.before > 0)
            path->scoreCaution = message(
                "sets-from-same-rows", "sets and weights come from the same rows, so it flatters");
        const double unit = lossUnit(recipe);
        path->scores.assign(solutions_.size(), std::numeric_limits<double>::quiet_NaN());
        path->errors = path->scores;
        for (std::size_t i = 0; i < means_.size(); ++i) {
            path->scores[i] = unit * means_[i];
            path->errors[i] = unit * errors_[i];
        }
        path->best = best_;
        path->sparse = sparse_;
    }
    path->chosen = chosen();
    path->predictorAt = [recipe = task_->recipe, grouped = grouped_,
                         solutions = solutions_](Index lambda) {
        return fourierPredictor(recipe, grouped->columns,
                                *solutions[static_cast<std::size_t>(lambda)]);
    };
    pathScored_ = means_.size();
    pathChosen_ = path->chosen;
    path_ = path;
    return path_;
}

}  // namespace ardent

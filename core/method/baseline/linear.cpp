#include "core/method/baseline/linear.h"

#include <fmt/format.h>

#include <Eigen/Eigenvalues>

#include "core/base/go_on.h"
#include "core/base/memory.h"
#include "core/data/task/samples_as_double.h"
#include "core/data/task/sources.h"
#include "core/method/baseline/level_spread.h"
#include "core/method/feature_path.h"
#include "core/model/linear_model.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

struct LinearOptions : LambdaOptions {
    static auto describe() {
        return lambdaFields<LinearOptions>(
            "Weight of the squared norm of the coefficients, next to the mean loss.");
    }
};

/// Orthonormal columns that span the training rows about their mean (d × at most n − 1).
std::optional<Matrix> rowBasis(const Task& task, const GoOn& goOn) {
    const auto& rows = task.split.train;
    const auto n = static_cast<Index>(rows.size());
    Matrix x = samplesAsDouble(task.x, rows);
    x.rowwise() -= x.colwise().mean().eval();
    if (!goOn()) return std::nullopt;
    Matrix gram(n, n);
    constexpr Index kStrip = 64;
    forEachBlock(n, kStrip, [&](Index, Index first, Index size) {
        gram.middleCols(first, size).noalias() = x * x.middleRows(first, size).transpose();
    });
    if (!goOn()) return std::nullopt;
    const Eigen::SelfAdjointEigenSolver<Matrix> solver(gram);
    const double least = 1e-12 * std::max(solver.eigenvalues()[n - 1], 1e-300);
    Index rank = 0;
    while (rank < n && solver.eigenvalues()[n - 1 - rank] > least) ++rank;
    const Vector scales = solver.eigenvalues().tail(rank).cwiseSqrt().cwiseInverse();
    return Matrix(x.transpose() * (solver.eigenvectors().rightCols(rank) * scales.asDiagonal()));
}

std::optional<Relevance> coefficientNorms(const Task& task, const Matrix& linear) {
    const FittedRecipe& recipe = *task.recipe;
    const bool isRegression = recipe.problem == Problem::Regression;
    Relevance relevance;
    relevance.kind =
        isRegression
            ? message("coefficient-size-in-unit",
                      "|coefficient| per standard deviation, in the unit of {}", targetName(recipe))
        : recipe.outputs() == 1
            ? message("coefficient-size-log-odds",
                      "|coefficient| per standard deviation, in log odds")
            : message("class-coefficients",
                      "norm of the classes' coefficients per standard deviation, in log odds");
    const double unit = isRegression ? recipe.targetScale : 1.;
    relevance.values =
        slopeSpreads(task, variableInputs(recipe), [&](std::span<const Index> inputs) -> Matrix {
            const Matrix slopes = unit * linear(inputs, Eigen::all);
            return slopes * slopes.transpose();
        });
    relevance.names = sourceNames(recipe);
    return relevance;
}

std::optional<FeatureSpace> linearSpace(const TaskPtr& task, const GoOn& goOn) {
    FeatureSpace space;
    const bool isWide = task->x.cols() > std::ssize(task->split.train);
    std::shared_ptr<const Matrix> basis;
    if (isWide) {
        auto found = rowBasis(*task, goOn);
        if (!found) return std::nullopt;
        basis = std::make_shared<const Matrix>(std::move(*found));
    }
    space.columns = isWide ? basis->cols() : task->x.cols();
    space.map = [task, basis](std::span<const std::int32_t> rows, Matrix& block) {
        Matrix x = samplesAsDouble(task->x, rows);
        if (basis)
            block.noalias() = x * *basis;
        else
            block = std::move(x);
    };
    const auto onInputs = [basis](const LinearScores& scores) {
        return basis ? Matrix(*basis * scores.weights) : scores.weights;
    };
    space.modelOf = [onInputs](const LinearScores& scores) {
        return linearModel(onInputs(scores), scores.intercept);
    };
    space.relevance = [onInputs, task](const LinearScores& scores) {
        return coefficientNorms(*task, onInputs(scores));
    };
    return space;
}

/// What rowBasis holds, where there are more columns than rows: the rows, the basis, and the Gram
/// matrix with its decomposition.
Result<> checkBasisMemory(const Task& task, const Message& advice) {
    const auto rows = static_cast<double>(task.split.train.size());
    const auto columns = static_cast<double>(task.x.cols());
    if (columns <= rows) return {};
    return checkMemory(8. * rows * (2. * columns + 4. * rows),
                       message("memory-of-fit", "A fit on {} training rows of {} encoded columns",
                               task.split.train.size(), task.x.cols()),
                       advice);
}

Result<std::unique_ptr<Trainer>> makeLinear(TaskPtr task, const OptionValues& values, Seed seed) {
    auto options = readOptions<LinearOptions>(values);
    options.enoughValidation = enoughValidation(*task);
    const Index columns = std::min<Index>(task->x.cols(), std::ssize(task->split.train));
    const Message advice = message("leave-columns-out", "leave columns out or train on fewer rows");
    const auto fits = checkBasisMemory(*task, advice).and_then([&] {
        return checkFeatureMemory(*task, columns, options, advice);
    });
    if (!fits) return tl::unexpected(fits.error());
    auto path = makeFeaturePath(
        task, [task](const GoOn& goOn) { return linearSpace(task, goOn); }, options, seed);
    return makeLambdaTrainer(task, options, std::move(path));
}

}  // namespace

Method ridgeMethod() {
    return {"ridge",
            "Ridge regression",
            "A linear model whose coefficients are kept small by a squared penalty λ, found on "
            "held-out rows. The baseline that shows what straight lines can do.",
            "Hoerl & Kennard: Ridge Regression (1970)",
            {Problem::Regression},
            {RunPart::Path},
            &schemaOf<LinearOptions>,
            &makeLinear};
}

Method logisticMethod() {
    return {"logistic",
            "Logistic regression",
            "A linear model of the classes' log odds, multinomial for more than two classes, whose "
            "coefficients are kept small by a squared penalty λ, found on held-out rows.",
            "Hastie, Tibshirani & Friedman: The Elements of Statistical Learning, section 4.4",
            {Problem::Classification},
            {RunPart::Path},
            &schemaOf<LinearOptions>,
            &makeLinear};
}

}  // namespace ardent

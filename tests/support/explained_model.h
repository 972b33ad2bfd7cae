#pragma once

#include <cmath>
#include <numeric>

#include "core/data/table/moments.h"
#include "core/explain/partial_dependence.h"
#include "core/explain/sobol.h"
#include "core/explain/source_rows.h"
#include "core/model/predictor.h"
#include "core/random/random_stream.h"
#include "tests/support/hand_made_task.h"

/// Small models whose every value can be worked out by brute force.
namespace ardent::test {

/// Columns "a", "b" (numbers), "colour" (three levels), "size" (two levels), "flat" (constant).
inline Table mixedTable(Index rows, std::vector<std::string> classes, Seed seed = 1) {
    RandomStream random(seed, StreamId::SyntheticDesign);
    std::vector<double> a, b, flat(static_cast<std::size_t>(rows), 3.), y;
    std::vector<std::int32_t> colour, size, label;
    for (Index i = 0; i < rows; ++i) {
        a.push_back(2. * random.normal() + 5.);
        b.push_back(random.uniform(-3., 10.));
        colour.push_back(static_cast<std::int32_t>(i % 3));
        size.push_back(static_cast<std::int32_t>(random.below(7) > 3 ? 1 : 0));
        y.push_back(a.back() * b.back() + colour.back());
        label.push_back(static_cast<std::int32_t>(i % std::max<Index>(1, std::ssize(classes))));
    }
    size.front() = 0;
    size.back() = 1;
    Table table;
    table.name = "mixed";
    table.rows = rows;
    table.columns = {numbers("a", a),
                     numbers("b", b),
                     levels("colour", {"blue", "green", "red"}, colour),
                     levels("size", {"large", "small"}, size),
                     numbers("flat", flat),
                     classes.empty() ? numbers("y", y) : levels("y", classes, label)};
    return table;
}

inline TaskPtr mixedTask(Index rows, std::vector<std::string> classes = {}, Seed seed = 1) {
    Table table = mixedTable(rows, classes, seed);
    const Problem problem = classes.empty() ? Problem::Regression : Problem::Classification;
    return taskOf(std::move(table.columns), problem);
}

inline std::vector<std::int32_t> allRows(const Task& task) {
    std::vector<std::int32_t> rows(static_cast<std::size_t>(task.x.rows()));
    std::iota(rows.begin(), rows.end(), 0);
    return rows;
}

/// As many as there are classes: none is a regression.
inline TaskPtr mixedTaskOf(int classes) {
    std::vector<std::string> names;
    for (int c = 0; c < classes; ++c) names.push_back("class" + std::to_string(c));
    return mixedTask(30, names);
}

inline Link linkOf(const FittedRecipe& recipe) {
    return recipe.problem == Problem::Regression ? Link::Identity
           : recipe.outputs() == 1               ? Link::Logistic
                                                 : Link::Softmax;
}

/// A model with random frequencies, weights, intercept and linear part.
inline Predictor randomPredictor(const FittedRecipePtr& recipe, Index features, bool hasLinear,
                                 Seed seed = 1) {
    RandomStream random(seed, StreamId::InitialWeights);
    const auto fill = [&](Index rows, Index columns) {
        Matrix values(rows, columns);
        for (Index j = 0; j < columns; ++j)
            for (Index i = 0; i < rows; ++i) values(i, j) = random.normal();
        return values;
    };
    Predictor predictor;
    predictor.recipe = recipe;
    predictor.link = linkOf(*recipe);
    FourierModel model;
    FourierBasis basis;
    basis.frequencies = fill(recipe->inputs(), features);
    basis.phases = fill(features, 1);
    model.basis = std::make_shared<const FourierBasis>(std::move(basis));
    model.scale = fill(recipe->inputs(), 1).cwiseAbs() * 0.7;
    model.weights = fill(features, recipe->outputs());
    model.intercept = fill(recipe->outputs(), 1);
    if (hasLinear) model.linear = fill(recipe->outputs(), recipe->inputs());
    predictor.model = std::move(model);
    return predictor;
}

/// A kernel expansion over all rows of the task, with weights of 1.
inline Predictor kernelPredictor(const Task& task) {
    KernelModel model;
    model.width = 0.3;
    model.points = std::make_shared<const DesignMatrix>(task.x);
    model.weights = Matrix::Ones(task.x.rows(), 1);
    model.intercept = Vector::Zero(1);
    Predictor predictor;
    predictor.recipe = task.recipe;
    predictor.model = std::move(model);
    return predictor;
}

/// A kernel expansion over a few rows of the task, with weights drawn at random.
inline Predictor randomExpansion(const Task& task, Kernel kernel) {
    RandomStream random(5, StreamId::SyntheticDesign);
    const Index outputs = task.recipe->outputs();
    KernelModel model;
    model.kernel = kernel;
    model.width = 0.3;
    model.points = std::make_shared<const DesignMatrix>(task.x.topRows(6));
    model.weights = Matrix::NullaryExpr(6, outputs, [&] { return random.normal(); });
    model.intercept = Vector::NullaryExpr(outputs, [&] { return random.normal(); });
    model.scale = Vector::NullaryExpr(task.x.cols(), [&] { return 0.5 + random.uniform(); });
    return {task.recipe, model, linkOf(*task.recipe)};
}

/// f before the link, out of the prediction for one row: in the target's unit, or the scores less
/// their mean.
inline Vector outputPredicted(const Predictor& predictor, const Vector& x) {
    const DesignMatrix row = x.transpose().cast<float>();
    const Vector predicted = predict(predictor, row).row(0).transpose();
    if (predictor.link == Link::Identity) return predicted;
    const Vector logs = predicted.array().log();
    if (predictor.link == Link::Logistic) return Vector::Constant(1, logs[1] - logs[0]);
    return logs.array() - logs.mean();
}

/// f before the link by its definition: in the target's unit, or the scores less their mean.
inline Vector outputAt(const Predictor& predictor, const Vector& x) {
    const FourierModel& model = *predictor.fourier();
    Vector f = model.intercept;
    if (model.linear.size() > 0) f += model.linear * x;
    for (Index k = 0; k < model.features(); ++k) {
        double phase = model.basis->phases[k];
        for (Index j = 0; j < x.size(); ++j)
            phase += model.scale[j] * model.basis->frequencies(j, k) * x[j];
        f += std::cos(phase) * model.weights.row(k).transpose();
    }
    if (predictor.link == Link::Identity)
        f = (f.array() * predictor.recipe->targetScale + predictor.recipe->targetOffset).matrix();
    if (predictor.link == Link::Softmax) f.array() -= f.mean();
    return f;
}

/// All pieces in one go.
inline Explained<SobolIndices> sobolIndices(const Predictor& predictor, const DesignMatrix& x,
                                            const std::vector<std::int32_t>& rows,
                                            Index mostPairSources = 200) {
    SobolAnalysis analysis(predictor, x, rows, mostPairSources);
    while (analysis.advance()) continue;
    return analysis.result();
}

inline Vector rowOf(const DesignMatrix& x, Index row) {
    return x.row(row).transpose().cast<double>();
}

/// x with a categorical source put to a level.
inline Vector withLevel(const FittedRecipe& recipe, Vector x, Index source, Index level) {
    for (Index j = 0; j < recipe.inputs(); ++j) {
        const EncodedColumn& column = recipe.columns[static_cast<std::size_t>(j)];
        if (column.source == source)
            x[j] = static_cast<double>(static_cast<float>(
                ((column.level == level ? 1. : 0.) - column.offset) / column.scale));
    }
    return x;
}

/// x with a source at a point of an axis.
inline Vector placed(const FittedRecipe& recipe, Vector x, const EffectAxis& axis,
                     std::size_t point) {
    const double value = axis.values[point];
    if (!axis.levels.empty())
        return withLevel(recipe, std::move(x), axis.source, static_cast<Index>(value));
    const Index input = inputOfNumber(recipe, axis.source);
    const EncodedColumn& column = recipe.columns[static_cast<std::size_t>(input)];
    x[input] = static_cast<double>(standardised(value, column.offset, column.scale));
    return x;
}

/// The level that an encoded row has.
inline Index levelOf(const FittedRecipe& recipe, const Vector& x, Index source) {
    const auto levels = std::ssize(recipe.sources[static_cast<std::size_t>(source)].levels);
    for (Index level = 0; level < levels; ++level)
        if ((withLevel(recipe, x, source, level) - x).norm() < 1e-6) return level;
    return -1;
}

inline Vector moved(Vector x, Index input, double step) {
    x[input] += step;
    return x;
}

}  // namespace ardent::test

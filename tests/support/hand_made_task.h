#pragma once

#include "core/data/table/table.h"
#include "core/data/task/make_task.h"
#include "core/data/task/recipe.h"
#include "core/model/linear_model.h"
#include "core/model/predictor.h"
#include "tests/support/columns.h"

namespace ardent::test {

inline Column levels(std::string name, std::vector<std::string> names,
                     std::vector<std::int32_t> codes) {
    Column column;
    column.name = std::move(name);
    column.type = ColumnType::Categorical;
    column.levels = std::move(names);
    column.codes = std::move(codes);
    return column;
}

/// All rows are training rows; the last column is the target.
inline TaskPtr taskOf(std::vector<Column> columns, Problem problem) {
    Recipe recipe;
    recipe.target = columns.back().name;
    recipe.problem =
        problem == Problem::Regression ? ProblemChoice::Regression : ProblemChoice::Classification;
    recipe.split = {1., 0., 0.};
    Table table;
    table.rows = columns.back().type == ColumnType::Numeric
                     ? columns.back().numbers.size()
                     : static_cast<Index>(columns.back().codes.size());
    table.columns = std::move(columns);
    auto task = makeTask(recipe, std::move(table));
    if (!task) throw std::runtime_error(task.error().text.english());
    return std::make_shared<const Task>(std::move(*task));
}

/// f(x) = c + L x.
inline Predictor linearPredictor(const FittedRecipePtr& recipe, const Matrix& linear,
                                 const Vector& intercept, Link link) {
    Predictor predictor;
    predictor.recipe = recipe;
    predictor.link = link;
    predictor.model = linearModel(linear.transpose(), intercept);
    return predictor;
}

/// f = weight · (one encoded input), for one output.
inline Predictor predictorAlong(const FittedRecipePtr& recipe, Index input, double weight,
                                Link link = Link::Identity) {
    Matrix linear = Matrix::Zero(1, recipe->inputs());
    linear(0, input) = weight;
    return linearPredictor(recipe, linear, Vector::Zero(1), link);
}

}  // namespace ardent::test

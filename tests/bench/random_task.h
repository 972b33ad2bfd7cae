#pragma once

#include <cmath>
#include <memory>
#include <numeric>

#include "core/data/task/recipe.h"
#include "core/random/random_stream.h"

namespace ardent::bench {

/// Normal columns and a target that depends on two of them: n rows to train and n/9 to validate.
inline Task randomTask(Index n, Index inputs) {
    auto recipe = std::make_shared<FittedRecipe>();
    recipe->columns.resize(static_cast<std::size_t>(inputs));
    for (Index j = 0; j < inputs; ++j) {
        recipe->columns[static_cast<std::size_t>(j)].source = j;
        recipe->sources.push_back({"x" + std::to_string(j + 1), ColumnType::Numeric, 0., {}});
    }
    Task task;
    task.recipe = recipe;
    const Index rows = n + n / 9;
    task.x.resize(rows, inputs);
    RandomStream random(1, StreamId::SyntheticDesign);
    for (Index i = 0; i < task.x.size(); ++i)
        task.x.data()[i] = static_cast<float>(random.normal());
    for (Index i = 0; i < rows; ++i) task.y.push_back(std::sin(task.x(i, 0) * task.x(i, 1)));
    task.split.train.resize(static_cast<std::size_t>(n));
    std::iota(task.split.train.begin(), task.split.train.end(), 0);
    task.split.validation.resize(static_cast<std::size_t>(rows - n));
    std::iota(task.split.validation.begin(), task.split.validation.end(),
              static_cast<std::int32_t>(n));
    return task;
}

}  // namespace ardent::bench

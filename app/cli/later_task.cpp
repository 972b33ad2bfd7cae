#include "app/cli/later_task.h"

#include "core/data/target.h"

namespace ardent::cli {

Result<Task> laterTask(const FittedRecipePtr& recipe, const Table& table) {
    auto x = encode(*recipe, table);
    if (!x) return tl::unexpected(x.error());
    const auto target = readTarget(*recipe, table);
    if (!target) return tl::unexpected(target.error());
    Task task;
    task.recipe = recipe;
    task.x = std::move(*x);
    task.y.resize(static_cast<std::size_t>(task.x.rows()));
    const bool regression = recipe->problem == Problem::Regression;
    for (std::size_t i = 0; i < target->rows.size(); ++i) {
        const double value = target->values[i];
        task.y[static_cast<std::size_t>(target->rows[i])] = static_cast<float>(
            regression ? (value - recipe->targetOffset) / recipe->targetScale : value);
    }
    task.split.train = target->rows;
    return task;
}

}  // namespace ardent::cli

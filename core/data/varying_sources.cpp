#include "core/data/varying_sources.h"

#include <algorithm>

namespace ardent {

std::vector<bool> varyingSources(const Task& task) {
    const FittedRecipe& recipe = *task.recipe;
    const auto& rows = task.split.train;
    std::vector<bool> varies(recipe.sources.size(), false);
    for (Index j = 0; j < recipe.inputs(); ++j)
        if (std::ranges::any_of(
                rows, [&](std::int32_t row) { return task.x(row, j) != task.x(rows.front(), j); }))
            varies[static_cast<std::size_t>(recipe.columns[static_cast<std::size_t>(j)].source)] =
                true;
    return varies;
}

}  // namespace ardent

#include "core/data/task/varying_sources.h"

#include <algorithm>

namespace ardent {

std::vector<bool> varyingSources(const FittedRecipe& recipe) {
    std::vector<bool> varies(recipe.sources.size(), false);
    for (const EncodedColumn& column : recipe.columns)
        if (column.scale != 0.) varies[static_cast<std::size_t>(column.source)] = true;
    return varies;
}

std::vector<Index> liveSources(const FittedRecipe& recipe) {
    const std::vector<bool> varies = varyingSources(recipe);
    const bool isNone = std::ranges::find(varies, true) == varies.end();
    std::vector<Index> live;
    for (std::size_t s = 0; s < varies.size(); ++s)
        if (isNone || varies[s]) live.push_back(static_cast<Index>(s));
    return live;
}

Index varyingInputs(const FittedRecipe& recipe) {
    const auto varies = [](const EncodedColumn& column) { return column.scale != 0.; };
    return std::max<Index>(1, std::ranges::count_if(recipe.columns, varies));
}

}  // namespace ardent

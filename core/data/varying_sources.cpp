#include "core/data/varying_sources.h"

namespace ardent {

std::vector<bool> varyingSources(const FittedRecipe& recipe) {
    std::vector<bool> varies(recipe.sources.size(), false);
    for (const EncodedColumn& column : recipe.columns)
        if (column.scale != 0.) varies[static_cast<std::size_t>(column.source)] = true;
    return varies;
}

}  // namespace ardent

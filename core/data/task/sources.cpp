#include "core/data/task/sources.h"

namespace ardent {

std::vector<SourceInputs> sourceInputs(const FittedRecipe& recipe) {
    std::vector<SourceInputs> sources(recipe.sources.size());
    for (std::size_t s = 0; s < sources.size(); ++s)
        sources[s].numeric = recipe.sources[s].type == ColumnType::Numeric;
    for (Index j = recipe.inputs(); j-- > 0;) {
        const auto source =
            static_cast<std::size_t>(recipe.columns[static_cast<std::size_t>(j)].source);
        sources[source].first = j;
        ++sources[source].count;
    }
    return sources;
}

std::vector<std::string> sourceNames(const FittedRecipe& recipe) {
    std::vector<std::string> names;
    for (const SourceColumn& source : recipe.sources) names.push_back(source.name);
    return names;
}

}  // namespace ardent

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

std::vector<Index> numberInputs(const FittedRecipe& recipe, const SourceInputs& source) {
    std::vector<Index> inputs;
    for (Index j = source.first; j < source.first + source.count; ++j)
        if (!recipe.columns[static_cast<std::size_t>(j)].marksMissing) inputs.push_back(j);
    return inputs;
}

std::vector<std::string> sourceColumns(const FittedRecipe& recipe) {
    std::vector<std::string> columns;
    for (const SourceColumn& source : recipe.sources)
        if (columns.empty() || columns.back() != columnOf(source))
            columns.push_back(columnOf(source));
    return columns;
}

std::vector<std::string> sourceNames(const FittedRecipe& recipe) {
    std::vector<std::string> names;
    for (const SourceColumn& source : recipe.sources) names.push_back(source.name);
    return names;
}

}  // namespace ardent

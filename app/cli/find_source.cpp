#include "app/cli/find_source.h"

#include <algorithm>

#include "core/data/table/no_such_column.h"

namespace ardent::cli {

Result<Index> findSource(const FittedRecipe& recipe, const std::string& name) {
    std::vector<std::string> names;
    for (const SourceColumn& source : recipe.sources) names.push_back(source.name);
    const auto found = std::ranges::find(names, name);
    if (found != names.end()) return found - names.begin();
    return fail(Fault::Usage, message("model-lacks-column", "The model has no column \"{}\"; {}",
                                      name, columnsLike(name, names)));
}

}  // namespace ardent::cli

#include "core/data/task/variable_inputs.h"

#include "core/data/task/recipe.h"

namespace ardent {

std::vector<VariableInputs> variableInputs(const FittedRecipe& recipe) {
    std::vector<VariableInputs> inputs(recipe.sources.size());
    for (std::size_t j = 0; j < recipe.columns.size(); ++j)
        inputs[static_cast<std::size_t>(recipe.columns[j].source)].push_back(static_cast<Index>(j));
    return inputs;
}

}  // namespace ardent

#include "core/explain/point_inputs.h"

#include "core/data/task/encoding.h"
#include "core/data/task/level_inputs.h"

namespace ardent {

Matrix pointInputs(const FittedRecipe& recipe, const SourceInputs& source, const EffectAxis& axis) {
    const auto points = std::ssize(axis.values);
    if (!source.numeric) {
        const Matrix states = stateInputs(recipe, axis.source);
        Matrix inputs(states.rows(), points);
        for (Index p = 0; p < points; ++p)
            inputs.col(p) =
                states.col(static_cast<Index>(axis.values[static_cast<std::size_t>(p)]));
        return inputs;
    }
    const SourceColumn& number = recipe.sources[static_cast<std::size_t>(axis.source)];
    Matrix inputs(source.count, points);
    for (Index j = 0; j < source.count; ++j)
        for (Index p = 0; p < points; ++p)
            inputs(j, p) = static_cast<double>(
                encodedNumber(number, recipe.columns[static_cast<std::size_t>(source.first + j)],
                              axis.values[static_cast<std::size_t>(p)]));
    return inputs;
}

}  // namespace ardent

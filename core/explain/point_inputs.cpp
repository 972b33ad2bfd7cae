#include "core/explain/point_inputs.h"

#include "core/data/table/moments.h"
#include "core/data/task/level_inputs.h"
#include "core/data/task/missing_marks.h"

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
    const EncodedColumn& column = recipe.columns[static_cast<std::size_t>(source.first)];
    Matrix inputs(source.count, points);
    if (source.count > 1)
        inputs.row(1).setConstant(
            presentInput(recipe.columns[static_cast<std::size_t>(source.first + 1)]));
    for (Index p = 0; p < points; ++p)
        inputs(0, p) = static_cast<double>(
            standardised(axis.values[static_cast<std::size_t>(p)], column.offset, column.scale));
    return inputs;
}

}  // namespace ardent

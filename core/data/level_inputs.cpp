#include "core/data/level_inputs.h"

#include "core/data/moments.h"

namespace ardent {

Matrix stateInputs(const FittedRecipe& recipe, Index source) {
    const auto levels =
        static_cast<Index>(recipe.sources[static_cast<std::size_t>(source)].levels.size());
    std::vector<const EncodedColumn*> columns;
    for (const EncodedColumn& column : recipe.columns)
        if (column.source == source) columns.push_back(&column);
    const auto inputs = static_cast<Index>(columns.size());
    Matrix values(inputs, inputs < levels ? levels : levels + 1);
    for (Index j = 0; j < inputs; ++j) {
        const EncodedColumn& column = *columns[static_cast<std::size_t>(j)];
        for (Index state = 0; state < values.cols(); ++state)
            values(j, state) = static_cast<double>(
                standardised(column.level == state ? 1. : 0., column.offset, column.scale));
    }
    return values;
}

}  // namespace ardent

#include "core/data/task/level_inputs.h"

#include "core/data/table/moments.h"

namespace ardent {

bool shareOneIndicator(const SourceColumn& source, Index indicators) {
    return indicators < std::ssize(source.levels);
}

float encodedIndicator(const EncodedColumn& column, Index level, bool isShared) {
    if (isShared && level < 0) return 0.F;
    return standardised(column.level == level ? 1. : 0., column.offset, column.scale);
}

Matrix stateInputs(const FittedRecipe& recipe, Index source) {
    const SourceColumn& category = recipe.sources[static_cast<std::size_t>(source)];
    std::vector<const EncodedColumn*> columns;
    for (const EncodedColumn& column : recipe.columns)
        if (column.source == source) columns.push_back(&column);
    const auto inputs = std::ssize(columns);
    const auto levels = std::ssize(category.levels);
    const bool isShared = shareOneIndicator(category, inputs);
    Matrix values(inputs, levels + 1);
    for (Index j = 0; j < inputs; ++j)
        for (Index state = 0; state <= levels; ++state)
            values(j, state) = static_cast<double>(encodedIndicator(
                *columns[static_cast<std::size_t>(j)], state < levels ? state : -1, isShared));
    return values;
}

}  // namespace ardent

#include "core/data/task/missing_marks.h"

#include <algorithm>
#include <iterator>

#include "core/data/table/moments.h"

namespace ardent {

Message missingNotCounted(const FittedRecipe& recipe) {
    if (std::ranges::none_of(recipe.columns, &EncodedColumn::marksMissing)) return {};
    return message("missing-not-counted",
                   "Whether a number is missing is an input of its own, which is not counted.");
}

double presentInput(const EncodedColumn& mark) {
    return static_cast<double>(standardised(0., mark.offset, mark.scale));
}

bool isMarkedMissing(const FittedRecipe& recipe, const SourceInputs& inputs, const DesignMatrix& x,
                     std::int32_t row) {
    if (!inputs.numeric || inputs.count < 2) return false;
    const EncodedColumn& mark = recipe.columns[static_cast<std::size_t>(inputs.first + 1)];
    return mark.offset + mark.scale * static_cast<double>(x(row, inputs.first + 1)) > 0.5;
}

std::vector<std::int32_t> rowsWithNumber(const FittedRecipe& recipe, const SourceInputs& inputs,
                                         const DesignMatrix& x,
                                         const std::vector<std::int32_t>& rows) {
    if (!inputs.numeric || inputs.count < 2) return rows;
    std::vector<std::int32_t> present;
    std::ranges::copy_if(rows, std::back_inserter(present), [&](std::int32_t row) {
        return !isMarkedMissing(recipe, inputs, x, row);
    });
    return present.empty() ? rows : present;
}

}  // namespace ardent

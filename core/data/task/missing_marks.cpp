#include "core/data/task/missing_marks.h"

#include <algorithm>
#include <iterator>

namespace ardent {

Message missingNotCounted(const FittedRecipe& recipe) {
    if (std::ranges::none_of(recipe.columns, &EncodedColumn::marksMissing)) return {};
    return message("missing-not-counted",
                   "Whether a number is missing is an input of its own, which is not counted.");
}

namespace {

/// Of a number the last input; null where none marks its missing cells.
const EncodedColumn* markOf(const FittedRecipe& recipe, const SourceInputs& inputs) {
    if (!inputs.numeric || inputs.count < 2) return nullptr;
    const EncodedColumn& last =
        recipe.columns[static_cast<std::size_t>(inputs.first + inputs.count - 1)];
    return last.marksMissing ? &last : nullptr;
}

}  // namespace

bool isMarkedMissing(const FittedRecipe& recipe, const SourceInputs& inputs, const DesignMatrix& x,
                     std::int32_t row) {
    const EncodedColumn* mark = markOf(recipe, inputs);
    if (mark == nullptr) return false;
    const auto value = static_cast<double>(x(row, inputs.first + inputs.count - 1));
    return mark->offset + mark->scale * value > 0.5;
}

std::vector<std::int32_t> rowsWithNumber(const FittedRecipe& recipe, const SourceInputs& inputs,
                                         const DesignMatrix& x,
                                         const std::vector<std::int32_t>& rows) {
    if (markOf(recipe, inputs) == nullptr) return rows;
    std::vector<std::int32_t> present;
    std::ranges::copy_if(rows, std::back_inserter(present), [&](std::int32_t row) {
        return !isMarkedMissing(recipe, inputs, x, row);
    });
    return present.empty() ? rows : present;
}

}  // namespace ardent

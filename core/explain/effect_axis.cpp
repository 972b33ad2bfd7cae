#include "core/explain/effect_axis.h"

#include "core/base/check.h"
#include "core/explain/source_rows.h"

namespace ardent {

EffectAxis effectAxis(const Predictor& predictor, const DesignMatrix& x,
                      const std::vector<std::int32_t>& rows, Index source, Index steps) {
    check(steps >= 2, "an axis needs 2 points, not {}", steps);
    const FittedRecipe& recipe = *predictor.recipe;
    const SourceColumn& column = recipe.sources[static_cast<std::size_t>(source)];
    EffectAxis axis;
    axis.source = source;
    axis.name = column.name;
    if (column.type != ColumnType::Numeric) {
        axis.levels = column.levels;
        for (std::size_t level = 0; level < column.levels.size(); ++level)
            axis.values.push_back(static_cast<double>(level));
        return axis;
    }
    check(!rows.empty(), "an axis needs rows");
    const auto [first, last] = sourceRange(recipe, x, source, rows);
    const Index points = first < last ? steps : 1;
    for (Index i = 0; i < points; ++i)
        axis.values.push_back(points == 1 ? first
                                          : first + (last - first) * static_cast<double>(i) /
                                                        static_cast<double>(points - 1));
    return axis;
}

EffectAxis axisOfValues(const Predictor& predictor, const DesignMatrix& x,
                        const std::vector<std::int32_t>& rows, Index source, Index steps) {
    constexpr std::size_t kFewValues = 12;
    EffectAxis axis = effectAxis(predictor, x, rows, source, steps);
    if (!axis.levels.empty()) return axis;
    std::vector<double> values = writtenValues(*predictor.recipe, x, source, rows, kFewValues);
    if (values.size() > 1 && std::ssize(values) <= steps) axis.values = std::move(values);
    return axis;
}

}  // namespace ardent

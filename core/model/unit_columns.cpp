#include "core/model/unit_columns.h"

#include <cmath>

#include "core/data/task/sources.h"

namespace ardent {

UnitColumns unitColumns(const FittedRecipe& recipe, const DesignMatrix& x,
                        std::span<const std::int32_t> rows, std::span<const Index> sources) {
    const std::vector<SourceInputs> inputs = sourceInputs(recipe);
    UnitColumns unit;
    std::vector<Vector> columns;
    for (const Index source : sources) {
        const SourceInputs& one = inputs[static_cast<std::size_t>(source)];
        if (!one.numeric || rows.empty()) continue;
        Vector values(std::ssize(rows));
        for (Index i = 0; i < values.size(); ++i)
            values[i] = static_cast<double>(x(rows[static_cast<std::size_t>(i)], one.first));
        values.array() -= values.mean();
        const double norm = values.norm();
        if (!(norm > 1e-9 * std::sqrt(static_cast<double>(rows.size())))) continue;
        columns.emplace_back(values / norm);
        unit.sources.push_back(source);
        if (unit.sources.size() == kMostCorrelated) break;
    }
    unit.values.resize(std::ssize(rows), std::ssize(columns));
    for (Index j = 0; j < unit.values.cols(); ++j)
        unit.values.col(j) = columns[static_cast<std::size_t>(j)];
    return unit;
}

}  // namespace ardent

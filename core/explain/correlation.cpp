#include "core/explain/correlation.h"

#include <cmath>

#include "core/model/unit_columns.h"

namespace ardent {

namespace {

std::optional<Correlation> strongestOf(const UnitColumns& a, const UnitColumns& b) {
    if (a.sources.empty() || b.sources.empty()) return std::nullopt;
    const Matrix products = a.values.transpose() * b.values;
    std::optional<Correlation> strongest;
    for (Index j = 0; j < products.cols(); ++j)
        for (Index i = 0; i < products.rows(); ++i) {
            const Index first = a.sources[static_cast<std::size_t>(i)];
            const Index second = b.sources[static_cast<std::size_t>(j)];
            if (first == second) continue;
            if (!strongest || std::abs(products(i, j)) > std::abs(strongest->value))
                strongest = Correlation{first, second, products(i, j)};
        }
    return strongest;
}

}  // namespace

std::optional<Correlation> strongestCorrelation(const FittedRecipe& recipe, const DesignMatrix& x,
                                                const std::vector<std::int32_t>& rows,
                                                std::span<const Index> sources) {
    const UnitColumns columns = unitColumns(recipe, x, rows, sources);
    auto strongest = strongestOf(columns, columns);
    if (strongest && strongest->first > strongest->second)
        std::swap(strongest->first, strongest->second);
    return strongest;
}

std::optional<Correlation> strongestCorrelation(const FittedRecipe& recipe, const DesignMatrix& x,
                                                const std::vector<std::int32_t>& rows,
                                                std::span<const Index> sources,
                                                std::span<const Index> others) {
    return strongestOf(unitColumns(recipe, x, rows, sources), unitColumns(recipe, x, rows, others));
}

}  // namespace ardent

#include "core/explain/correlation.h"

#include <cmath>

#include "core/explain/closed_form.h"

namespace ardent {

namespace {

/// Of sources that vary, each centred and of length 1.
struct UnitColumns {
    std::vector<Index> sources;
    Matrix values;  ///< rows × sources
};

UnitColumns unitColumns(const FittedRecipe& recipe, const DesignMatrix& x,
                        const std::vector<std::int32_t>& rows, std::span<const Index> sources) {
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

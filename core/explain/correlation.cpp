#include "core/explain/correlation.h"

#include <cmath>

#include "core/explain/closed_form.h"

namespace ardent {

std::optional<Correlation> strongestCorrelation(const FittedRecipe& recipe, const DesignMatrix& x,
                                                const std::vector<std::int32_t>& rows,
                                                std::span<const Index> sources) {
    constexpr std::size_t kMostSources = 1000;
    const std::vector<SourceInputs> inputs = sourceInputs(recipe);
    std::vector<Index> varying;
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
        varying.push_back(source);
        if (varying.size() == kMostSources) break;
    }
    if (varying.size() < 2) return std::nullopt;
    Matrix unit(std::ssize(rows), std::ssize(columns));
    for (Index j = 0; j < unit.cols(); ++j) unit.col(j) = columns[static_cast<std::size_t>(j)];
    Matrix products = unit.transpose() * unit;
    products.diagonal().setZero();
    Index first = 0;
    Index second = 0;
    products.cwiseAbs().maxCoeff(&first, &second);
    if (first > second) std::swap(first, second);
    return Correlation{varying[static_cast<std::size_t>(first)],
                       varying[static_cast<std::size_t>(second)], products(first, second)};
}

}  // namespace ardent

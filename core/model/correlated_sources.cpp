#include "core/model/correlated_sources.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

#include "core/data/task/sources.h"

namespace ardent {
namespace {

struct StandardColumns {
    std::vector<std::size_t> sources;
    Matrix values;  ///< rows × sources, each centred and of length 1
};

StandardColumns standardColumns(const FittedRecipe& recipe, const DesignMatrix& x,
                                const std::vector<std::size_t>& among) {
    constexpr std::size_t kMost = 1000;
    const std::vector<SourceInputs> inputs = sourceInputs(recipe);
    StandardColumns columns;
    std::vector<Vector> values;
    for (const std::size_t source : among) {
        if (!inputs[source].numeric) continue;
        Vector own = x.col(inputs[source].first).cast<double>();
        own.array() -= own.mean();
        const double norm = own.norm();
        if (!(norm > 1e-9 * std::sqrt(static_cast<double>(x.rows())))) continue;
        values.emplace_back(own / norm);
        columns.sources.push_back(source);
        if (columns.sources.size() == kMost) break;
    }
    columns.values.resize(x.rows(), std::ssize(values));
    for (std::size_t j = 0; j < values.size(); ++j)
        columns.values.col(static_cast<Index>(j)) = values[j];
    return columns;
}

}  // namespace

std::vector<std::vector<std::size_t>> correlatedSources(const FittedRecipe& recipe,
                                                        const DesignMatrix& x,
                                                        const std::vector<std::size_t>& among) {
    constexpr Index kFewestRows = 20;
    if (x.rows() < kFewestRows) return {};
    const StandardColumns columns = standardColumns(recipe, x, among);
    const Matrix correlations = columns.values.transpose() * columns.values;
    std::vector<Index> group(columns.sources.size());
    std::iota(group.begin(), group.end(), Index{0});
    const auto rootOf = [&](Index i) {
        while (group[static_cast<std::size_t>(i)] != i) i = group[static_cast<std::size_t>(i)];
        return i;
    };
    for (Index j = 0; j < correlations.cols(); ++j)
        for (Index i = 0; i < j; ++i)
            if (std::abs(correlations(i, j)) >= kGoTogether) {
                const auto [first, last] = std::minmax({rootOf(i), rootOf(j)});
                group[static_cast<std::size_t>(last)] = first;
            }
    std::map<Index, std::vector<std::size_t>> members;
    for (Index i = 0; i < std::ssize(group); ++i)
        members[rootOf(i)].push_back(columns.sources[static_cast<std::size_t>(i)]);
    std::vector<std::vector<std::size_t>> groups;
    for (auto& [root, sources] : members)
        if (sources.size() > 1) groups.push_back(std::move(sources));
    return groups;
}

}  // namespace ardent

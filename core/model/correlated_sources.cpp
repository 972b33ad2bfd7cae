#include "core/model/correlated_sources.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>

#include "core/model/unit_columns.h"

namespace ardent {
std::vector<std::vector<std::size_t>> correlatedSources(const FittedRecipe& recipe,
                                                        const DesignMatrix& x,
                                                        std::span<const std::int32_t> rows,
                                                        const std::vector<std::size_t>& among) {
    constexpr std::size_t kFewestRows = 20;
    if (rows.size() < kFewestRows) return {};
    const UnitColumns columns =
        unitColumns(recipe, x, rows, std::vector<Index>(among.begin(), among.end()));
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
        members[rootOf(i)].push_back(
            static_cast<std::size_t>(columns.sources[static_cast<std::size_t>(i)]));
    std::vector<std::vector<std::size_t>> groups;
    for (auto& [root, sources] : members)
        if (sources.size() > 1) groups.push_back(std::move(sources));
    return groups;
}

}  // namespace ardent

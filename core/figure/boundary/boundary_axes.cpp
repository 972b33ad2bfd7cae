#include "core/figure/boundary/boundary_axes.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "core/base/order.h"

namespace ardent {

std::vector<Index> axesByRelevance(const FittedRecipe& recipe,
                                   const std::optional<Relevance>& relevance,
                                   const std::optional<Selection>& selection) {
    std::vector<Index> order = positionsFalling(
        relevance ? relevance->values : std::vector<double>(recipe.sources.size()));
    const std::span<const Index> kept =
        selection && selection->chosen > 0
            ? std::span(selection->order).first(static_cast<std::size_t>(selection->chosen))
            : std::span<const Index>();
    const auto isNumber = [&](Index source) {
        return recipe.sources[static_cast<std::size_t>(source)].type == ColumnType::Numeric;
    };
    std::ranges::stable_partition(order, isNumber);
    std::ranges::stable_partition(order, [&](Index source) {
        if (!kept.empty()) return std::ranges::find(kept, source) != kept.end();
        return !relevance || std::abs(relevance->values[static_cast<std::size_t>(source)]) > 0.;
    });
    return order;
}

}  // namespace ardent

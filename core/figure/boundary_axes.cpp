#include "core/figure/boundary_axes.h"

#include <algorithm>

#include "core/base/order.h"

namespace ardent {

std::vector<Index> axesByRelevance(const FittedRecipe& recipe,
                                   const std::optional<Relevance>& relevance) {
    std::vector<Index> order = positionsFalling(
        relevance ? relevance->values : std::vector<double>(recipe.sources.size()));
    std::ranges::stable_partition(order, [&](Index source) {
        return recipe.sources[static_cast<std::size_t>(source)].type == ColumnType::Numeric;
    });
    return order;
}

}  // namespace ardent

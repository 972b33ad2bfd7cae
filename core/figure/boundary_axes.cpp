#include "core/figure/boundary_axes.h"

#include <algorithm>
#include <span>

#include "core/base/order.h"

namespace ardent {

std::vector<Index> axesByRelevance(const FittedRecipe& recipe,
                                   const std::optional<Relevance>& relevance,
                                   const std::optional<Selection>& selection) {
    std::vector<Index> order = positionsFalling(
        relevance ? relevance->values : std::vector<double>(recipe.sources.size()));
    if (selection && selection->chosen > 0) {
        const auto kept =
            std::span(selection->order).first(static_cast<std::size_t>(selection->chosen));
        std::ranges::stable_partition(
            order, [&](Index source) { return std::ranges::find(kept, source) != kept.end(); });
    }
    std::ranges::stable_partition(order, [&](Index source) {
        return recipe.sources[static_cast<std::size_t>(source)].type == ColumnType::Numeric;
    });
    return order;
}

}  // namespace ardent

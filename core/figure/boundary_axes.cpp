#include "core/figure/boundary_axes.h"

#include "core/base/order.h"

namespace ardent {

std::vector<Index> numericByRelevance(const FittedRecipe& recipe,
                                      const std::optional<Relevance>& relevance) {
    std::vector<Index> order = positionsFalling(
        relevance ? relevance->values : std::vector<double>(recipe.sources.size()));
    std::erase_if(order, [&](Index source) {
        return recipe.sources[static_cast<std::size_t>(source)].type != ColumnType::Numeric;
    });
    return order;
}

}  // namespace ardent

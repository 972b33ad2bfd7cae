#include "core/data/task/folds.h"

#include <algorithm>
#include <numeric>

namespace ardent {

std::vector<std::int32_t> dealingOrder(Index count, std::span<const double> labels,
                                       RandomStream& random) {
    std::vector<std::int32_t> order(static_cast<std::size_t>(count));
    std::iota(order.begin(), order.end(), 0);
    shuffle(order, random);
    if (!labels.empty())
        std::ranges::stable_sort(
            order, {}, [&](std::int32_t i) { return labels[static_cast<std::size_t>(i)]; });
    return order;
}

std::vector<int> dealtFolds(Index count, std::span<const double> labels, int folds,
                            RandomStream& random) {
    const std::vector<std::int32_t> order = dealingOrder(count, labels, random);
    std::vector<int> fold(order.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        fold[static_cast<std::size_t>(order[i])] =
            static_cast<int>(i % static_cast<std::size_t>(folds));
    return fold;
}

}  // namespace ardent

#include "core/base/order.h"

#include <algorithm>
#include <functional>
#include <numeric>

namespace ardent {

std::vector<Index> positionsFalling(std::span<const double> values) {
    std::vector<Index> order(values.size());
    std::iota(order.begin(), order.end(), Index{0});
    std::ranges::stable_sort(order, std::greater{},
                             [&](Index i) { return values[static_cast<std::size_t>(i)]; });
    return order;
}

std::vector<Index> positionsFalling(const Vector& values) {
    return positionsFalling(std::span(values.data(), static_cast<std::size_t>(values.size())));
}

}  // namespace ardent

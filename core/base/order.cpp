#include "core/base/order.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace ardent {

std::vector<Index> positionsFalling(std::span<const double> values) {
    std::vector<Index> order(values.size());
    std::iota(order.begin(), order.end(), Index{0});
    std::ranges::stable_sort(order, [&](Index i, Index j) {
        const double one = values[static_cast<std::size_t>(i)];
        const double other = values[static_cast<std::size_t>(j)];
        return std::isnan(other) ? !std::isnan(one) : one > other;
    });
    return order;
}

std::vector<Index> positionsFalling(const Vector& values) {
    return positionsFalling(std::span(values.data(), static_cast<std::size_t>(values.size())));
}

}  // namespace ardent

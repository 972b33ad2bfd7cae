#include "core/method/metric/metric_sets.h"

#include <algorithm>

namespace ardent {

std::vector<Index> inputsAbove(const Vector& scale, double share) {
    const double largest = scale.size() == 0 ? 0. : scale.cwiseAbs().maxCoeff();
    std::vector<Index> set;
    if (largest > 0.)
        for (Index j = 0; j < scale.size(); ++j)
            if (std::abs(scale[j]) >= share * largest) set.push_back(j);
    return set;
}

std::vector<std::vector<Index>> distinctSets(const std::vector<std::vector<Index>>& sets,
                                             Index largest, std::size_t most) {
    std::vector<std::vector<Index>> result;
    for (const auto& set : sets)
        if (!set.empty() && std::ssize(set) <= largest && result.size() < most &&
            std::ranges::find(result, set) == result.end())
            result.push_back(set);
    return result;
}

}  // namespace ardent

#include "core/method/metric/metric_candidates.h"

#include <algorithm>
#include <cmath>

namespace ardent {

std::vector<std::size_t> CandidateList::keepAll(std::vector<MetricCandidate> candidates) {
    std::vector<std::size_t> positions;
    for (MetricCandidate& one : candidates) {
        positions.push_back(list_.size());
        keep(std::move(one));
    }
    return positions;
}

std::size_t CandidateList::bestFrom(std::size_t first) const {
    std::size_t best = first;
    for (std::size_t i = first; i < list_.size(); ++i) {
        const bool isFirstNumber = std::isnan(list_[best].loss) && !std::isnan(list_[i].loss);
        if (isFirstNumber || list_[i].loss < list_[best].loss) best = i;
    }
    return best;
}

std::vector<std::size_t> CandidateList::byLoss(std::size_t first) const {
    std::vector<std::size_t> order;
    for (std::size_t i = first; i < list_.size(); ++i)
        if (std::isfinite(list_[i].loss)) order.push_back(i);
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return list_[i].loss; });
    return order;
}

std::vector<MetricCandidate> CandidateList::finiteOf(const std::vector<std::size_t>& which) const {
    std::vector<MetricCandidate> finite;
    for (const std::size_t i : which)
        if (std::isfinite(list_[i].loss)) finite.push_back(list_[i]);
    return finite;
}

}  // namespace ardent

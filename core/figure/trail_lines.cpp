#include "core/figure/trail_lines.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <vector>

namespace ardent {

namespace {

std::vector<double> ranksAt(const Curve& trail, Index row) {
    const auto count = trail.series().size();
    std::vector<double> values(count), ranks(count);
    for (std::size_t s = 0; s < count; ++s) values[s] = trail.value(row, static_cast<Index>(s));
    std::vector<double> sorted;
    std::ranges::copy_if(values, std::back_inserter(sorted),
                         [](double value) { return !std::isnan(value); });
    std::ranges::sort(sorted, std::greater{});
    for (std::size_t s = 0; s < count; ++s) {
        const auto [first, last] = std::ranges::equal_range(sorted, values[s], std::greater{});
        ranks[s] =
            std::isnan(values[s])
                ? values[s]
                : 0.5 * static_cast<double>((first - sorted.begin()) + (last - sorted.begin())) +
                      0.5;
    }
    return ranks;
}

}  // namespace

TrailLines::Line TrailLines::lineOf(const Curve& curve, Index variable) {
    return lines_.logged(curve, variable, std::vector(curve.series().size(), true));
}

TrailLines::Line TrailLines::relevance(const Curve& trail, Index variable) {
    return lineOf(trail, variable);
}

TrailLines::Line TrailLines::rank(const Curve& trail, Index variable) {
    follow(trail);
    return lineOf(ranks_, variable);
}

void TrailLines::follow(const Curve& trail) {
    if (trail.size() == ranked_.size() && trail.continues(ranked_)) return;
    if (!trail.continues(ranked_)) ranks_ = Curve(trail.series());
    for (Index row = ranks_.size(); row < trail.size(); ++row)
        ranks_.append(trail.tick(row), ranksAt(trail, row));
    ranked_ = trail;
}

}  // namespace ardent

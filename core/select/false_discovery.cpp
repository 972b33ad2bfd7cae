#include "core/select/false_discovery.h"

#include <algorithm>
#include <numeric>

namespace ardent {

std::vector<double> qValues(std::span<const double> p, double tests) {
    std::vector<std::size_t> rising(p.size());
    std::iota(rising.begin(), rising.end(), std::size_t{0});
    std::ranges::stable_sort(rising, {}, [&](std::size_t i) { return p[i]; });
    std::vector<double> q(p.size(), 1.);
    double least = 1.;
    for (std::size_t rank = p.size(); rank-- > 0;) {
        least = std::min(least, p[rising[rank]] * tests / static_cast<double>(rank + 1));
        q[rising[rank]] = least;
    }
    return q;
}

double rejectionThreshold(std::span<const double> p, double rate) {
    const auto tests = static_cast<double>(p.size());
    const std::vector<double> q = qValues(p, tests);
    const auto rejected = std::ranges::count_if(q, [rate](double one) { return one <= rate; });
    return rate * static_cast<double>(std::max<std::ptrdiff_t>(rejected, 1)) / tests;
}

}  // namespace ardent

#include "core/train/simplex.h"

#include <algorithm>
#include <functional>
#include <vector>

namespace ardent {

Vector projectOnSimplex(const Vector& v, double size) {
    std::vector<double> sorted(v.begin(), v.end());
    std::ranges::sort(sorted, std::greater<>());
    double sum = 0.;
    double shift = 0.;
    for (std::size_t kept = 0; kept < sorted.size(); ++kept) {
        const double largest = sum + sorted[kept];
        const double candidate = (largest - size) / static_cast<double>(kept + 1);
        if (kept > 0 && sorted[kept] <= candidate) break;
        sum = largest;
        shift = candidate;
    }
    return (v.array() - shift).cwiseMax(0.);
}

Vector projectOnCappedSimplex(const Vector& v, double size) {
    const auto shifted = [&](double shift) -> Vector {
        return (v.array() - shift).cwiseMax(0.).cwiseMin(1.);
    };
    Vector projected = shifted(0.);
    if (projected.sum() <= size) return projected;

    // The sum falls piecewise linearly in the shift, with kinks where an entry reaches 1 or 0.
    std::vector<std::pair<double, double>> kinks;  // shift, and the change of the slope there
    for (const double value : v) {
        kinks.emplace_back(value - 1., -1.);
        kinks.emplace_back(value, 1.);
    }
    std::ranges::sort(kinks);
    double sum = static_cast<double>(v.size());
    double slope = 0.;
    double shift = kinks.front().first;
    for (const auto& [next, change] : kinks) {
        const double there = sum + slope * (next - shift);
        if (there <= size) return shifted(slope == 0. ? next : shift + (size - sum) / slope);
        sum = there;
        shift = next;
        slope += change;
    }
    return shifted(shift);
}

}  // namespace ardent

#include "core/data/table/moments.h"

#include <algorithm>
#include <cmath>

namespace ardent {

Moments moments(std::span<const double> values) {
    if (values.empty()) return {};
    const auto [low, high] = std::ranges::minmax(values);
    if (low == high) return {low, 0.};
    const double largest = std::max(std::abs(low), std::abs(high));
    const double unit = largest > 1e150 || largest < 1e-150 ? largest : 1.;
    const auto count = static_cast<double>(values.size());
    double sum = 0.;
    for (const double value : values) sum += value / unit;
    const double mean = sum / count;
    double squares = 0.;
    double residual = 0.;  // would be 0 if the mean were exact
    for (const double value : values) {
        const double difference = value / unit - mean;
        squares += difference * difference;
        residual += difference;
    }
    const double variance = (squares - residual * residual / count) / count;
    return {mean * unit, std::sqrt(std::max(variance, 0.)) * unit};
}

double median(std::span<double> values) {
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    if (values.size() % 2 == 1) return *middle;
    const double below = *std::max_element(values.begin(), middle);
    return below + (*middle / 2. - below / 2.);
}

double distanceInScales(double value, double offset, double scale) {
    if (scale == 0.) return 0.;
    const double distance = (value - offset) / scale;
    return std::isfinite(distance) ? distance : value / scale - offset / scale;
}

float standardised(double value, double offset, double scale) {
    return static_cast<float>(
        std::clamp(distanceInScales(value, offset, scale), -kFarthest, kFarthest));
}

}  // namespace ardent

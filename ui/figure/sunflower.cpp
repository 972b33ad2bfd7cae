#include "ui/figure/sunflower.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace ardent {

std::vector<QPointF> sunflower(std::size_t count) {
    const double goldenAngle = std::numbers::pi * (3. - std::sqrt(5.));
    std::vector<QPointF> seeds;
    seeds.reserve(count);
    QPointF sum;
    for (std::size_t i = 0; i < count; ++i) {
        const auto seed = static_cast<double>(i);
        const double angle = goldenAngle * seed;
        seeds.push_back(std::sqrt(seed + 0.5) * QPointF(std::cos(angle), std::sin(angle)));
        sum += seeds.back();
    }
    for (QPointF& seed : seeds) seed -= sum / static_cast<double>(count);
    return seeds;
}

std::vector<double> nearestDistances(const std::vector<QPointF>& places, double most) {
    std::vector<double> nearest(places.size(), most * most);
    for (std::size_t i = 0; i < places.size(); ++i)
        for (std::size_t j = i + 1; j < places.size(); ++j) {
            const QPointF apart = places[j] - places[i];
            if (std::abs(apart.x()) >= most) break;
            const double squared = QPointF::dotProduct(apart, apart);
            nearest[i] = std::min(nearest[i], squared);
            nearest[j] = std::min(nearest[j], squared);
        }
    for (double& distance : nearest) distance = std::sqrt(distance);
    return nearest;
}

}  // namespace ardent

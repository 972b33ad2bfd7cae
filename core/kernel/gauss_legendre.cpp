#include "core/kernel/gauss_legendre.h"

#include <cmath>
#include <numbers>

namespace ardent {
namespace {

/// P_n(z) and its derivative, by the three-term recurrence.
struct Legendre {
    double value = 1., slope = 0.;

    Legendre(Index degree, double z) {
        double before = 0.;
        for (Index k = 1; k <= degree; ++k) {
            const auto order = static_cast<double>(k);
            const double next = ((2. * order - 1.) * z * value - (order - 1.) * before) / order;
            before = value;
            value = next;
        }
        slope = static_cast<double>(degree) * (z * value - before) / (z * z - 1.);
    }
};

}  // namespace

Quadrature gaussLegendre(Index points) {
    constexpr int kNewtonSteps = 8;
    Quadrature rule{Vector(points), Vector(points)};
    const auto count = static_cast<double>(points);
    for (Index i = 0; i < points; ++i) {
        double z = std::cos(std::numbers::pi * (static_cast<double>(i) + 0.75) / (count + 0.5));
        for (int step = 0; step < kNewtonSteps; ++step) {
            const Legendre at(points, z);
            z -= at.value / at.slope;
        }
        const double slope = Legendre(points, z).slope;
        rule.nodes[i] = 0.5 * (1. - z);
        rule.weights[i] = 1. / ((1. - z * z) * slope * slope);
    }
    return rule;
}

}  // namespace ardent

#include "core/select/f_law.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace ardent {
namespace {

/// Lentz's evaluation; quick for x < (a + 1) / (a + b + 2).
double betaFraction(double x, double a, double b) {
    constexpr int kMostTerms = 10'000;
    constexpr double kTiny = 1e-300;
    const auto away = [](double value) { return std::abs(value) < kTiny ? kTiny : value; };
    double c = 1.;
    double d = 1. / away(1. - (a + b) * x / (a + 1.));
    double fraction = d;
    for (int m = 1; m < kMostTerms; ++m) {
        const double twice = 2. * m;
        const double even = m * (b - m) * x / ((a + twice - 1.) * (a + twice));
        d = 1. / away(1. + even * d);
        c = away(1. + even / c);
        fraction *= d * c;
        const double odd = -(a + m) * (a + b + m) * x / ((a + twice) * (a + twice + 1.));
        d = 1. / away(1. + odd * d);
        c = away(1. + odd / c);
        const double change = d * c;
        fraction *= change;
        if (std::abs(change - 1.) < std::numeric_limits<double>::epsilon()) break;
    }
    return fraction;
}

/// Regularised incomplete beta function of x, where y = 1 − x.
double betaShare(double x, double y, double a, double b) {
    if (x <= 0.) return 0.;
    if (y <= 0.) return 1.;
    const double front = std::exp(std::lgamma(a + b) - std::lgamma(a) - std::lgamma(b) +
                                  a * std::log(x) + b * std::log(y));
    if (x < (a + 1.) / (a + b + 2.)) return front * betaFraction(x, a, b) / a;
    return 1. - front * betaFraction(y, b, a) / b;
}

}  // namespace

double fAbove(double f, double across, double within) {
    if (across <= 0. || within <= 0. || !(f > 0.)) return 1.;
    const double whole = within + across * f;
    return betaShare(within / whole, across * f / whole, within / 2., across / 2.);
}

double pillaiAbove(double trace, double columns, double targets, double left) {
    const double errors = left - columns;
    if (columns <= 0. || errors < targets) return 1.;
    const double s = std::min(columns, targets);
    const double m = (std::abs(columns - targets) - 1.) / 2.;
    const double n = (errors - targets - 1.) / 2.;
    if (trace >= s) return 0.;
    const double across = 2. * m + s + 1.;
    const double within = 2. * n + s + 1.;
    return fAbove(within / across * trace / (s - trace), s * across, s * within);
}

}  // namespace ardent

#include "core/figure/smoothing.h"

#include <cmath>

#include "core/base/check.h"

namespace ardent {

std::vector<double> smoothed(std::span<const double> x, std::span<const double> y, double span) {
    check(x.size() == y.size(), "smoothed: {} x for {} y", x.size(), y.size());
    std::vector<double> result(y.begin(), y.end());
    if (!(span > 1.)) return result;
    const double kept = (span - 1.) / (span + 1.);  // of the weight of what is one unit older
    double sum = 0.;
    double weight = 0.;
    double last = 0.;
    for (std::size_t i = 0; i < y.size(); ++i) {
        if (!std::isfinite(y[i]) || !std::isfinite(x[i])) continue;
        const double step = x[i] - last;
        const double fade = weight == 0. ? 0. : step == 1. ? kept : std::pow(kept, step);
        sum = fade * sum + y[i];
        weight = fade * weight + 1.;
        last = x[i];
        result[i] = sum / weight;
    }
    return result;
}

}  // namespace ardent

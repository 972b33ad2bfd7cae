#include "core/figure/lines/smoothing.h"

#include <cmath>

#include "core/base/check.h"

namespace ardent {

MovingAverage::MovingAverage(double span) : kept_((span - 1.) / (span + 1.)) {}

double MovingAverage::next(double x, double y) {
    const double step = x - last_;
    const double fade = weight_ == 0. ? 0. : step == 1. ? kept_ : std::pow(kept_, step);
    sum_ = fade * sum_ + y;
    weight_ = fade * weight_ + 1.;
    last_ = x;
    return sum_ / weight_;
}

std::vector<double> smoothed(std::span<const double> x, std::span<const double> y, double span) {
    check(x.size() == y.size(), "smoothed: {} x for {} y", x.size(), y.size());
    std::vector<double> result(y.begin(), y.end());
    if (!(span > 1.)) return result;
    MovingAverage average(span);
    for (std::size_t i = 0; i < y.size(); ++i)
        if (std::isfinite(y[i]) && std::isfinite(x[i])) result[i] = average.next(x[i], y[i]);
    return result;
}

}  // namespace ardent

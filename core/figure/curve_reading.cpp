#include "core/figure/curve_reading.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace ardent {

namespace {

bool isRead(const Series& series) {
    return series.role != LineRole::Individual && series.role != LineRole::Reference &&
           !series.x.empty();
}

/// The point of the line whose x is next to the one given.
std::size_t nearest(const Series& series, double x) {
    const auto above = std::ranges::lower_bound(series.x, x);
    if (above == series.x.begin()) return 0;
    const auto i = static_cast<std::size_t>(above - series.x.begin());
    const bool isBelow = above == series.x.end() || x - *(above - 1) <= *above - x;
    return isBelow ? i - 1 : i;
}

/// The x of any line that is next to the one given.
double nearestX(const Figure& figure, double x) {
    double best = std::numeric_limits<double>::quiet_NaN();
    for (const Series& series : figure.series) {
        if (!isRead(series)) continue;
        const double candidate = series.x[nearest(series, x)];
        if (!(std::abs(candidate - x) >= std::abs(best - x))) best = candidate;
    }
    return best;
}

/// The next x of any line on one side; x itself where there is none.
double neighbour(const Figure& figure, double x, bool above) {
    double best = x;
    for (const Series& series : figure.series) {
        if (!isRead(series)) continue;
        const auto place =
            above ? std::ranges::upper_bound(series.x, x) : std::ranges::lower_bound(series.x, x);
        if (above ? place == series.x.end() : place == series.x.begin()) continue;
        const double candidate = above ? *place : *(place - 1);
        if (best == x || std::abs(candidate - x) < std::abs(best - x)) best = candidate;
    }
    return best;
}

}  // namespace

std::optional<CurveReading> readCurves(const Figure& figure, double x) {
    CurveReading reading;
    reading.x = nearestX(figure, x);
    for (std::size_t s = 0; s < figure.series.size(); ++s) {
        const Series& series = figure.series[s];
        if (!isRead(series) || reading.x < series.x.front() || reading.x > series.x.back())
            continue;
        const std::size_t i = nearest(series, reading.x);
        CurveReading::Value value{s, std::nullopt};
        if (series.x[i] == reading.x) {
            value.y = series.y[i];
            if (!series.spreads.empty()) value.spread = series.spreads[i];
        }
        reading.values.push_back(value);
    }
    if (reading.values.empty()) return std::nullopt;
    return reading;
}

double logged(const Figure& figure, double x, int steps) {
    x = nearestX(figure, x);
    for (int i = 0; i < std::abs(steps); ++i) x = neighbour(figure, x, steps > 0);
    return x;
}

}  // namespace ardent

#include "core/figure/lines/curve_reading.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>

namespace ardent {

namespace {

bool isRead(const Series& series) {
    return series.role != LineRole::Individual && series.role != LineRole::Reference &&
           !series.x.empty();
}

bool isFalling(const Series& series) {
    return series.x.front() > series.x.back();
}

/// The first point that does not stand before x in the order of the line.
std::size_t firstFrom(const Series& series, double x) {
    const auto found = isFalling(series) ? std::ranges::lower_bound(series.x, x, std::greater{})
                                         : std::ranges::lower_bound(series.x, x);
    return static_cast<std::size_t>(found - series.x.begin());
}

/// The first point that stands behind x in the order of the line.
std::size_t firstBehind(const Series& series, double x) {
    const auto found = isFalling(series) ? std::ranges::upper_bound(series.x, x, std::greater{})
                                         : std::ranges::upper_bound(series.x, x);
    return static_cast<std::size_t>(found - series.x.begin());
}

/// How far apart two places are drawn, up to a factor.
double apart(const Axis& axis, double a, double b) {
    const bool areLogarithms = axis.logarithmic && a > 0. && b > 0.;
    return areLogarithms ? std::abs(std::log(a / b)) : std::abs(a - b);
}

/// The point of the line whose x is next to the one given.
std::size_t nearest(const Axis& axis, const Series& series, double x) {
    const std::size_t i = firstFrom(series, x);
    if (i == 0) return 0;
    const bool isBefore =
        i == series.x.size() || apart(axis, x, series.x[i - 1]) <= apart(axis, x, series.x[i]);
    return isBefore ? i - 1 : i;
}

/// The x of any line that is next to the one given.
double nearestX(const Figure& figure, double x) {
    double best = std::numeric_limits<double>::quiet_NaN();
    for (const Series& series : layers<Series>(figure)) {
        if (!isRead(series)) continue;
        const double candidate = series.x[nearest(figure.x, series, x)];
        if (!(apart(figure.x, candidate, x) >= apart(figure.x, best, x))) best = candidate;
    }
    return best;
}

/// The next x of any line on one side; x itself where there is none.
double neighbour(const Figure& figure, double x, bool above) {
    double best = x;
    for (const Series& series : layers<Series>(figure)) {
        if (!isRead(series)) continue;
        const bool isBehind = above != isFalling(series);
        const std::size_t place = isBehind ? firstBehind(series, x) : firstFrom(series, x);
        if (place == (isBehind ? series.x.size() : 0)) continue;
        const double candidate = series.x[isBehind ? place : place - 1];
        if (best == x || std::abs(candidate - x) < std::abs(best - x)) best = candidate;
    }
    return best;
}

/// The last point of the line at x.
std::optional<std::size_t> pointAt(const Series& series, double x) {
    const std::size_t behind = firstBehind(series, x);
    const std::size_t i = behind > 0 ? behind - 1 : 0;
    return series.x[i] == x ? std::optional(i) : std::nullopt;
}

std::vector<CurveReading::Pale> palesAt(const Figure& figure, double x) {
    std::vector<CurveReading::Pale> pales;
    const auto lines = layers<Series>(figure);
    std::size_t next = 0;
    for (const Series& series : lines) {
        const std::size_t s = next++;
        if (series.role != LineRole::Individual || series.x.empty()) continue;
        const auto point = pointAt(series, x);
        if (!point || !std::isfinite(series.y[*point])) continue;
        const double y = series.y[*point];
        auto found = std::ranges::find_if(pales, [&](const CurveReading::Pale& pale) {
            return lines[pale.series].name == series.name;
        });
        if (found == pales.end()) found = pales.insert(pales.end(), {s, 0, y, y});
        ++found->count;
        found->low = std::min(found->low, y);
        found->high = std::max(found->high, y);
    }
    return pales;
}

}  // namespace

std::optional<CurveReading> readCurves(const Figure& figure, double x) {
    CurveReading reading;
    reading.x = nearestX(figure, x);
    std::size_t next = 0;
    for (const Series& series : layers<Series>(figure)) {
        const std::size_t s = next++;
        if (!isRead(series)) continue;
        const auto [low, high] = std::minmax(series.x.front(), series.x.back());
        if (reading.x < low || reading.x > high) continue;
        CurveReading::Value value{s, std::nullopt};
        if (const auto point = pointAt(series, reading.x)) {
            value.y = series.y[*point];
            if (!series.spreads.empty() && std::isfinite(series.spreads[*point]))
                value.spread = series.spreads[*point];
        }
        reading.values.push_back(value);
    }
    if (reading.values.empty()) return std::nullopt;
    reading.pale = palesAt(figure, reading.x);
    return reading;
}

double logged(const Figure& figure, double x, int steps) {
    x = nearestX(figure, x);
    for (int i = 0; i < std::abs(steps); ++i)
        x = neighbour(figure, x, (steps > 0) != figure.x.reversed);
    return x;
}

std::string placeName(const Axis& axis) {
    const std::size_t end = std::min(
        {axis.label.find(','), axis.label.find(" ("), axis.label.find(" ["), axis.label.size()});
    const bool isSign = end < axis.label.size() && axis.label[end] == ',';
    return axis.label.substr(0, end) + (isSign ? " = " : ": ");
}

}  // namespace ardent

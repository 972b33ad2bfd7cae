#include "core/figure/number_axis.h"

#include <algorithm>
#include <cmath>

#include "core/base/message.h"
#include "core/figure/counts.h"
#include "core/figure/figure.h"

namespace ardent {

namespace {

/// The value that the given share of them is not above.
double quantile(std::vector<double>& values, double share) {
    const auto place = values.begin() + static_cast<std::ptrdiff_t>(
                                            share * static_cast<double>(values.size() - 1) + 0.5);
    std::ranges::nth_element(values, place);
    return *place;
}

}  // namespace

bool areWhole(std::span<const double> values) {
    constexpr double kRounding = 1e-6;  ///< of the largest value
    constexpr double kMost = 0.01;
    double largest = 0.;
    for (const double value : values)
        if (std::isfinite(value)) largest = std::max(largest, std::abs(value));
    const double tolerance = std::min(kRounding * largest, kMost);
    return largest > 0. && std::ranges::all_of(values, [&](double value) {
               return !std::isfinite(value) || std::abs(value - std::round(value)) <= tolerance;
           });
}

Range withoutOutliers(const Range& all, std::vector<double> values) {
    constexpr double kTail = 0.005;
    constexpr double kMostAdded = 0.5;
    constexpr double kRounding = 1e-9;  ///< of the range: of float32 where so few values differ
    if (values.empty()) return all;
    const double low = quantile(values, kTail), high = quantile(values, 1. - kTail);
    if (!(high - low > kRounding * (all.high - all.low))) return all;
    const double most = kMostAdded * (high - low);
    return {low - all.low > most ? low : all.low, all.high - high > most ? high : all.high};
}

bool isPartOf(const Range& shown, const Range& all) {
    return shown.low > all.low || shown.high < all.high;
}

std::string outsideText(Index rows, Index all, const RowsName& rowsAre) {
    if (rows == 0) return {};
    return words("Outside the axes, which leave out what is far from the rest: {}.",
                 countedRows(rows, all, rowsAre));
}

void showFromZero(Figure& figure) {
    constexpr double kAbove = 1.25, kBelow = 0.02;
    if (figure.y.logarithmic || figure.y.range) return;
    double low = HUGE_VAL, high = -HUGE_VAL;
    for (const Series& line : layers<Series>(figure)) {
        if (!line.spreads.empty()) return;
        for (const double value : line.y) {
            if (!std::isfinite(value)) continue;
            low = std::min(low, value);
            high = std::max(high, value);
        }
    }
    if (low != high || low < 0.) return;
    const double top = high > 0. ? kAbove * high : 1.;
    figure.y.range = Range{-kBelow * top, top};
}

}  // namespace ardent

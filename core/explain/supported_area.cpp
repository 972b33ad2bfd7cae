#include "core/explain/supported_area.h"

#include <algorithm>
#include <cmath>

namespace ardent {
namespace {

constexpr Index kCells = 100;  // along a number

Index cellsAlong(const SupportAxis& axis) {
    return axis.isOfLevels ? static_cast<Index>(std::lround(axis.range.high - axis.range.low)) + 1
                           : kCells;
}

/// In cells, the middle of the first at 0.
double placeOf(double value, const Range& range, Index cells) {
    if (!(range.high > range.low) || cells == 1) return 0.;
    return (value - range.low) / (range.high - range.low) * static_cast<double>(cells - 1);
}

}  // namespace

bool SupportedArea::has(double atX, double atY) const {
    const auto cell = [](double value, const Range& range, Index count) {
        const double place = placeOf(value, range, count);
        return std::clamp<Index>(static_cast<Index>(std::lround(place)), 0, count - 1);
    };
    return cells(cell(atX, x, cells.rows()), cell(atY, y, cells.cols()));
}

SupportedArea supportedArea(const SupportAxis& x, const SupportAxis& y) {
    constexpr double kLeast = 0.05, kMost = 0.2, kReach = 2.;
    constexpr double kFar = 1e6;  // cells
    const Index nx = cellsAlong(x), ny = cellsAlong(y);
    constexpr std::size_t kFewest = 20;
    SupportedArea area{x.range, y.range, {}};
    area.cells.setConstant(nx, ny, x.values.size() < kFewest);
    const double share =
        std::clamp(kReach / std::sqrt(static_cast<double>(x.values.size())), kLeast, kMost);
    const auto reachOf = [&](const SupportAxis& axis) {
        if (axis.isOfLevels) return 0.4;
        const double span = axis.range.high - axis.range.low;
        const double least = span > 0. ? axis.leastReach / span : 0.;
        return std::max(share, least) * static_cast<double>(kCells - 1);
    };
    const double reachX = reachOf(x), reachY = reachOf(y);
    for (std::size_t row = 0; row < x.values.size(); ++row) {
        const double atX = placeOf(x.values[row], x.range, nx);
        const double atY = placeOf(y.values[row], y.range, ny);
        if (!(std::abs(atX) < kFar && std::abs(atY) < kFar)) continue;
        const auto first = [](double at, double reach) {
            return static_cast<Index>(std::max(0., std::ceil(at - reach)));
        };
        const auto last = [](double at, double reach, Index count) {
            return static_cast<Index>(
                std::min(static_cast<double>(count - 1), std::floor(at + reach)));
        };
        for (Index i = first(atX, reachX); i <= last(atX, reachX, nx); ++i)
            for (Index j = first(atY, reachY); j <= last(atY, reachY, ny); ++j) {
                const double dx = (static_cast<double>(i) - atX) / reachX;
                const double dy = (static_cast<double>(j) - atY) / reachY;
                if (dx * dx + dy * dy <= 1.) area.cells(i, j) = true;
            }
    }
    return area;
}

std::vector<Range> emptyStretches(const Range& range, std::vector<double> values) {
    constexpr double kLong = 0.2, kMargin = 0.05;
    const double span = range.high - range.low, rounding = 1e-6 * span;
    std::erase_if(values, [&](double value) {
        return !(value >= range.low - rounding && value <= range.high + rounding);
    });
    std::ranges::sort(values);
    std::vector<Range> stretches;
    for (std::size_t i = 1; i < values.size(); ++i)
        if (values[i] - values[i - 1] >= kLong * span)
            stretches.push_back({values[i - 1] + kMargin * span, values[i] - kMargin * span});
    return stretches;
}

}  // namespace ardent

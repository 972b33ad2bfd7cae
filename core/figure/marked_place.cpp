#include "core/figure/marked_place.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/message.h"
#include "core/figure/counts.h"

namespace ardent {

Range heightsOf(const Figure& figure) {
    Range range{HUGE_VAL, -HUGE_VAL};
    const auto include = [&](double value) {
        if (!std::isfinite(value) || (figure.y.logarithmic && value <= 0.)) return;
        range.low = std::min(range.low, value);
        range.high = std::max(range.high, value);
    };
    for (const Series& series : layers<Series>(figure))
        for (std::size_t i = 0; i < series.y.size(); ++i) {
            const double spread = series.spreads.empty() ? 0. : series.spreads[i];
            include(series.y[i]);
            include(series.y[i] - spread);
            include(series.y[i] + spread);
        }
    if (range.low <= range.high) return range;
    return {figure.y.logarithmic ? 0.1 : 0., 1.};
}

void markPlace(const std::string& name, double x, const Range& heights, Figure& figure,
               PlaceKind kind) {
    Series line{name, LineRole::Reference, 0, {x, x}, {heights.low, heights.high}};
    line.place = kind;
    addLayer(figure, std::move(line));
}

std::string keptName(TickUnit unit, std::int64_t tick) {
    if (unit == TickUnit::Lambda)
        return words("kept: λ number {}", grouped(tick));  // not the λ itself
    return words("kept: {} {}", words(oneTick(unit)), grouped(tick));
}

}  // namespace ardent

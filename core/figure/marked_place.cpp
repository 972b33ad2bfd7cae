#include "core/figure/marked_place.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/words.h"
#include "core/figure/told.h"

namespace ardent {

Range heightsOf(const Figure& figure) {
    Range range{HUGE_VAL, -HUGE_VAL};
    for (const Series& series : figure.series)
        for (const double value : series.y) {
            if (!std::isfinite(value) || (figure.y.logarithmic && value <= 0.)) continue;
            range.low = std::min(range.low, value);
            range.high = std::max(range.high, value);
        }
    if (range.low <= range.high) return range;
    return {figure.y.logarithmic ? 0.1 : 0., 1.};
}

void markPlace(const std::string& name, double x, const Range& heights, Figure& figure,
               PlaceKind kind) {
    Series line{name, LineRole::Reference, 0, {x, x}, {heights.low, heights.high}};
    line.place = kind;
    figure.series.push_back(std::move(line));
}

std::string keptName(const std::string& tickName, std::int64_t tick) {
    if (tickName == "λ") return words("kept: λ number {}", grouped(tick));  // not the λ itself
    return words("kept: {} {}", told(tickName.empty() ? "step" : tickName), grouped(tick));
}

}  // namespace ardent

#include "ui/figure/figure_fit.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/figure/series_marks.h"

namespace ardent {

namespace {

constexpr double kLargest = 1e200;  ///< beyond this a plot cannot compute with ranges
constexpr double kSmallest = 1e-200;
constexpr double kRounding = 1e-6;      ///< of the size of numbers: nearer ones are drawn as one
constexpr double kAboveTallest = 1.05;  ///< height of the axis in heights of the tallest bin

class Extent {
public:
    explicit Extent(const Axis& axis) : axis_(axis) {}

    void add(double value) {
        if (!fits(axis_, value)) return;
        low_ = std::min(low_, value);
        high_ = std::max(high_, value);
    }

    void add(const std::vector<double>& values) {
        for (const double value : values) add(value);
    }

    /// Values with the given share of margin on both sides.
    Range widened(double share) const {
        if (low_ > high_) return axis_.logarithmic ? Range{0.1, 1.} : Range{0., 1.};
        if (axis_.logarithmic) {
            const double low = std::max(low_, kSmallest);
            const double high = std::min(high_, kLargest);
            const double factor = low < high ? std::pow(high / low, share) : 2.;
            return {low / factor, high * factor};
        }
        const double low = std::max(low_, -kLargest);
        const double high = std::min(high_, kLargest);
        const double size = std::max(std::abs(low), std::abs(high));
        const double flat = axis_.whole ? 1. : size == 0. ? 0.5 : 0.1 * size;
        const double margin = high - low > kRounding * size ? share * (high - low) : flat;
        return {low - margin, high + margin};
    }

private:
    const Axis& axis_;
    double low_ = std::numeric_limits<double>::infinity();
    double high_ = -std::numeric_limits<double>::infinity();
};

}  // namespace

namespace {

bool covers(const Range& shown, const Range& all) {
    return shown.low <= all.low && all.high <= shown.high;
}

}  // namespace

bool leavesDataOut(const Figure& figure) {
    if (!figure.x.range && !figure.y.range) return false;
    Figure whole = figure;
    whole.x.range.reset();
    whole.y.range.reset();
    return !covers(fittedX(figure), fittedX(whole)) || !covers(fittedY(figure), fittedY(whole));
}

bool hasOneRange(const Figure& figure) {
    const auto& x = figure.x.range;
    const auto& y = figure.y.range;
    return x && y && x->low == y->low && x->high == y->high && figure.x.categories.empty();
}

Range fittedX(const Figure& figure) {
    if (figure.x.range) return *figure.x.range;
    Extent extent(figure.x);
    for (const Series& series : layers<Series>(figure)) extent.add(series.x);
    for (const Points& points : layers<Points>(figure)) extent.add(points.x);
    for (const Histogram& histogram : layers<Histogram>(figure)) extent.add(histogram.edges);
    const Field* field = findLayer<Field>(figure);
    if (field) {
        extent.add(field->x.low);
        extent.add(field->x.high);
    }
    return extent.widened(field ? 0. : 0.02);
}

Range fittedY(const Figure& figure) {
    if (figure.y.range) return *figure.y.range;
    const Histogram* histogram = findLayer<Histogram>(figure);
    if (histogram && histogram->counts.size() > 0)
        return {0., kAboveTallest * histogram->counts.rowwise().sum().maxCoeff()};
    Extent extent(figure.y);
    for (const Series& series : layers<Series>(figure)) {
        extent.add(series.y);
        for (std::size_t i = 0; i < series.spreads.size(); ++i) {
            extent.add(series.y[i] - series.spreads[i]);
            extent.add(series.y[i] + series.spreads[i]);
        }
    }
    for (const Points& points : layers<Points>(figure)) extent.add(points.y);
    const Field* field = findLayer<Field>(figure);
    if (field) {
        extent.add(field->y.low);
        extent.add(field->y.high);
    }
    return extent.widened(field ? 0. : 0.05);
}

}  // namespace ardent

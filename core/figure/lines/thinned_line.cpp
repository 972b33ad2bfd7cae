#include "core/figure/lines/thinned_line.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace ardent {

namespace {

constexpr std::size_t kKept = 4;    ///< of neighbours
constexpr std::size_t kSights = 3;  ///< as wide as the sight: on either side of it and itself
constexpr double kLeastPositive = std::numeric_limits<double>::denorm_min();

using RowList = std::vector<std::size_t>;

/// Row numbers within a part of the axis, and of one point on either side.
LineRows rowsOfPart(const LinePlaces& x, const Range& part) {
    const std::size_t first = x.firstFrom(part.low, 0, x.size());
    return {first - (first == 0 ? 0 : 1), std::min(x.size(), x.firstAbove(part.high) + 1)};
}

Range widened(const Range& sight, const Axis& axis) {
    if (axis.logarithmic) {
        const double factor = sight.high / sight.low;
        return {sight.low / factor, sight.high * factor};
    }
    const double width = sight.high - sight.low;
    return {sight.low - width, sight.high + width};
}

/// The first row from `row` on whose x is not below; close ones are found at once.
std::size_t rowAt(const LinePlaces& x, std::size_t row, double value) {
    std::size_t step = 1;
    while (row + step < x.size() && x[row + step] < value) step *= 2;
    return x.firstFrom(value, row, std::min(x.size(), row + step));
}

/// Parts of the x axis about as wide as a dot. Widths are powers of two, so that most rows stay
/// together while a line grows.
class Dots {
public:
    Dots(const LinePlaces& x, const Axis& axis, const Range& sight, std::size_t points)
        : x_(x), isLogarithmic_(axis.logarithmic) {
        const double span =
            isLogarithmic_ ? std::log2(sight.high / sight.low) : sight.high - sight.low;
        const double most = std::max(1., static_cast<double>(points / kKept));
        if (span > 0.) width_ = std::exp2(std::ceil(std::log2(span / most)));
    }

    /// The row behind the dot of a row.
    std::size_t endOf(std::size_t row) const {
        return std::max(row + 1, rowAt(x_, row, behind(x_[row])));
    }

private:
    /// Where the dot of x ends.
    double behind(double x) const {
        if (!isLogarithmic_) return (std::floor(x / width_) + 1.) * width_;
        if (!(x > 0.)) return kLeastPositive;
        return std::exp2((std::floor(std::log2(x) / width_) + 1.) * width_);
    }

    const LinePlaces& x_;
    bool isLogarithmic_;
    double width_ = 1.;  ///< in units of x, or octaves
};

struct KeptRows {
    RowList rows;
    bool leaveOut = false;
};

/// Of lines with the same x.
KeptRows keptOf(const std::vector<const LongLine*>& lines, const Finest& finest, const Axis& x,
                const Axis& y) {
    const LinePlaces& all = lines.front()->x();
    const LineRows placed{x.logarithmic ? rowAt(all, 0, kLeastPositive) : 0, all.size()};
    const LineRows seen = finest.sight ? rowsOfPart(all, *finest.sight) : placed;
    const LineRows drawn =
        finest.sight ? rowsOfPart(all, widened(*finest.sight, x)) : LineRows{0, all.size()};
    const bool hasMuchBeside = finest.sight && drawn.size() > kSights * finest.points;
    KeptRows kept{{}, seen.size() > finest.points || hasMuchBeside};
    if (!kept.leaveOut) {
        kept.rows.resize(drawn.size());
        std::iota(kept.rows.begin(), kept.rows.end(), drawn.first);
        return kept;
    }
    const Range sight = finest.sight ? *finest.sight : Range{all[placed.first], all.back()};
    const Dots dots(all, x, sight, finest.points);
    for (LineRows dot{drawn.first, drawn.first}; dot.first < drawn.end; dot.first = dot.end) {
        dot.end = std::min(drawn.end, dots.endOf(dot.first));
        const auto before = static_cast<std::ptrdiff_t>(kept.rows.size());
        for (const LongLine* line : lines) line->addOutline(dot, x, y, kept.rows);
        std::sort(kept.rows.begin() + before, kept.rows.end());
        kept.rows.erase(std::unique(kept.rows.begin() + before, kept.rows.end()), kept.rows.end());
    }
    return kept;
}

/// By a crosshair, at one x for all lines; the pale ones are not, and may be many.
bool isRead(const LongSeries& line) {
    return line.head.role != LineRole::Individual;
}

template <class Values>
std::vector<double> picked(const Values& values, const RowList& rows) {
    std::vector<double> some;
    some.reserve(rows.size());
    for (const std::size_t row : rows) some.push_back(values[row]);
    return some;
}

}  // namespace

ThinnedLines thinned(const std::vector<LongSeries>& lines, const Finest& finest, const Axis& x,
                     const Axis& y) {
    ThinnedLines result;
    std::vector<std::size_t> left;
    for (const LongSeries& line : lines) {
        const LongLine& all = *line.line;
        result.series.push_back(line.head);
        if (finest.points > 0 && all.size() > finest.points) {
            left.push_back(result.series.size() - 1);
            continue;
        }
        Series& whole = result.series.back();
        whole.x = all.x().all();
        whole.y.assign(all.y().begin(), all.y().end());
        if (line.hasBand) whole.spreads.assign(all.spreads().begin(), all.spreads().end());
    }
    while (!left.empty()) {
        const std::size_t first = left.front();
        const auto sharesX = [&](std::size_t position) {
            return position == first || (isRead(lines[position]) && isRead(lines[first]) &&
                                         lines[position].line->x() == lines[first].line->x());
        };
        const auto others = std::stable_partition(left.begin(), left.end(), sharesX);
        std::vector<const LongLine*> alike;
        for (auto position = left.begin(); position != others; ++position)
            alike.push_back(lines[*position].line.get());
        const KeptRows kept = keptOf(alike, finest, x, y);
        for (auto position = left.begin(); position != others; ++position) {
            const LongLine& all = *lines[*position].line;
            Series& drawn = result.series[*position];
            drawn.x = picked(all.x(), kept.rows);
            drawn.y = picked(all.y(), kept.rows);
            if (lines[*position].hasBand && !all.spreads().empty())
                drawn.spreads = picked(all.spreads(), kept.rows);
        }
        result.leaveOut = result.leaveOut || kept.leaveOut;
        left.erase(left.begin(), others);
    }
    return result;
}

bool isShownBy(const Range& thinnedFor, const Range& sight, const Axis& x) {
    constexpr double kRounding = 1e-6;  ///< relative, of many moves
    const auto width = [&](const Range& part) {
        return x.logarithmic ? std::log(part.high / part.low) : part.high - part.low;
    };
    const Range drawn = widened(thinnedFor, x);
    return drawn.low <= sight.low && sight.high <= drawn.high &&
           std::abs(width(sight) / width(thinnedFor) - 1.) < kRounding;
}

}  // namespace ardent

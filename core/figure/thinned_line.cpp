#include "core/figure/thinned_line.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <utility>

namespace ardent {

namespace {

constexpr std::size_t kKept = 4;  ///< of neighbours

using LineRows = std::pair<std::size_t, std::size_t>;  // first, end

bool hasPlace(const Axis& axis, double value) {
    return std::isfinite(value) && (!axis.logarithmic || value > 0.);
}

/// Row numbers within a part of the axis, and of one point on either side.
LineRows rowsWithin(const std::vector<double>& x, const Range& part) {
    const auto first = std::ranges::lower_bound(x, part.low);
    const auto end = std::upper_bound(first, x.end(), part.high);
    return {static_cast<std::size_t>(first - x.begin()) - (first == x.begin() ? 0 : 1),
            static_cast<std::size_t>(end - x.begin()) + (end == x.end() ? 0 : 1)};
}

Range widened(const Range& sight, const Axis& axis) {
    if (axis.logarithmic) {
        const double factor = sight.high / sight.low;
        return {sight.low / factor, sight.high * factor};
    }
    const double width = sight.high - sight.low;
    return {sight.low - width, sight.high + width};
}

/// Numbers rows so that neighbours closer than a dot have the same number. Widths are powers of
/// two, so that most rows stay together while a line grows.
class Dots {
public:
    Dots(const std::vector<double>& x, const Axis& axis, LineRows seen, std::size_t points)
        : x_(x), isLogarithmic_(axis.logarithmic) {
        const std::size_t most = std::max<std::size_t>(1, points / kKept);
        if (!isLogarithmic_) {
            const std::size_t rows = seen.second - seen.first;
            while (rows > points && rows / rowsOfDot_ > most) rowsOfDot_ *= 2;
            leavesOut_ = rowsOfDot_ > 1;
            return;
        }
        while (seen.first < seen.second && !(x[seen.first] > 0.)) ++seen.first;
        leavesOut_ = seen.second - seen.first > points;
        if (!leavesOut_) return;
        const double span = std::log2(x[seen.second - 1] / x[seen.first]);
        while (span * dotsOfOctave_ * 2. <= static_cast<double>(most)) dotsOfOctave_ *= 2.;
        while (span * dotsOfOctave_ > static_cast<double>(most)) dotsOfOctave_ /= 2.;
    }

    bool leaveOut() const { return leavesOut_; }

    std::int64_t operator[](std::size_t row) const {
        if (!leavesOut_) return static_cast<std::int64_t>(row);
        if (!isLogarithmic_) return static_cast<std::int64_t>(row / rowsOfDot_);
        return x_[row] > 0.
                   ? static_cast<std::int64_t>(std::floor(std::log2(x_[row]) * dotsOfOctave_))
                   : INT64_MIN;
    }

private:
    const std::vector<double>& x_;
    bool isLogarithmic_;
    bool leavesOut_ = false;
    std::size_t rowsOfDot_ = 1;
    double dotsOfOctave_ = 1.;
};

/// Marks what a dot keeps of rows.
void keep(const Series& line, LineRows rows, const Axis& x, const Axis& y,
          std::vector<bool>& kept) {
    std::array<std::size_t, kKept> some{};  // first, lowest, highest, last
    bool hasSome = false;
    for (std::size_t i = rows.first; i < rows.second; ++i) {
        const double value = line.y[i];
        if (!hasPlace(y, value) || !hasPlace(x, line.x[i])) {
            if (std::isfinite(value) || i == rows.first || std::isfinite(line.y[i - 1]))
                kept[i] = true;
            continue;
        }
        if (!hasSome) some.fill(i);
        hasSome = true;
        if (value < line.y[some[1]]) some[1] = i;
        if (value > line.y[some[2]]) some[2] = i;
        some[3] = i;
    }
    if (!hasSome) return;
    for (const std::size_t i : some) kept[i] = true;
}

void keepOnly(Series& line, const std::vector<bool>& kept) {
    std::vector<double> x, y, spreads;
    for (std::size_t i = 0; i < kept.size(); ++i) {
        if (!kept[i]) continue;
        x.push_back(line.x[i]);
        y.push_back(line.y[i]);
        if (!line.spreads.empty()) spreads.push_back(line.spreads[i]);
    }
    line.x = std::move(x);
    line.y = std::move(y);
    line.spreads = std::move(spreads);
}

/// Lines with the same x.
bool thinTogether(const std::vector<Series*>& lines, const Finest& finest, const Axis& x,
                  const Axis& y) {
    const std::vector<double>& all = lines.front()->x;
    const LineRows every{0, all.size()};
    const LineRows seen = finest.sight ? rowsWithin(all, *finest.sight) : every;
    const LineRows drawn = finest.sight ? rowsWithin(all, widened(*finest.sight, x)) : every;
    const Dots dots(all, x, seen, finest.points);
    std::vector<bool> kept(all.size(), false);
    for (std::size_t first = drawn.first, end = first; first < drawn.second; first = end) {
        while (end < drawn.second && dots[end] == dots[first]) ++end;
        for (const Series* line : lines) keep(*line, {first, end}, x, y, kept);
    }
    for (Series* line : lines) keepOnly(*line, kept);
    return dots.leaveOut();
}

}  // namespace

bool thin(std::vector<Series>& lines, const Finest& finest, const Axis& x, const Axis& y) {
    if (finest.points == 0) return false;
    std::vector<Series*> left;
    for (Series& line : lines)
        if (line.x.size() > finest.points) left.push_back(&line);
    bool anyLeftOut = false;
    while (!left.empty()) {
        const auto others =
            std::stable_partition(left.begin(), left.end(),
                                  [&](const Series* line) { return line->x == left.front()->x; });
        anyLeftOut = thinTogether({left.begin(), others}, finest, x, y) || anyLeftOut;
        left.erase(left.begin(), others);
    }
    return anyLeftOut;
}

}  // namespace ardent

#include "core/figure/thinned_line.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace ardent {

namespace {

constexpr std::size_t kKept = 4;  ///< of neighbours

bool hasPlace(const Axis& axis, double value) {
    return std::isfinite(value) && (!axis.logarithmic || value > 0.);
}

/// Row numbers of the window, and of one point on either side.
std::pair<std::size_t, std::size_t> rowsOf(const std::vector<double>& x,
                                           const std::optional<Range>& window) {
    if (!window) return {0, x.size()};
    const auto first = std::ranges::lower_bound(x, window->low);
    const auto end = std::upper_bound(first, x.end(), window->high);
    return {static_cast<std::size_t>(first - x.begin()) - (first == x.begin() ? 0 : 1),
            static_cast<std::size_t>(end - x.begin()) + (end == x.end() ? 0 : 1)};
}

class Neighbours {
public:
    Neighbours(const Series& line, const Axis& x, const Axis& y) : line_(line), x_(x), y_(y) {}

    void keep(std::size_t first, std::size_t end, std::vector<std::size_t>& kept) const {
        const auto before = kept.size();
        std::array<std::size_t, kKept> some{};  // first, lowest, highest, last
        bool hasSome = false;
        for (std::size_t i = first; i < end; ++i) {
            const double value = line_.y[i];
            if (!hasPlace(y_, value) || !hasPlace(x_, line_.x[i])) {
                if (std::isfinite(value) || i == first || std::isfinite(line_.y[i - 1]))
                    kept.push_back(i);
                continue;
            }
            if (!hasSome) some.fill(i);
            hasSome = true;
            if (value < line_.y[some[1]]) some[1] = i;
            if (value > line_.y[some[2]]) some[2] = i;
            some[3] = i;
        }
        if (hasSome) kept.insert(kept.end(), some.begin(), some.end());
        const auto added = kept.begin() + static_cast<std::ptrdiff_t>(before);
        std::sort(added, kept.end());
        kept.erase(std::unique(added, kept.end()), kept.end());
    }

private:
    const Series& line_;
    const Axis& x_;
    const Axis& y_;
};

}  // namespace

bool thin(Series& line, const Finest& finest, const Axis& x, const Axis& y) {
    if (finest.points == 0 || line.x.size() <= finest.points) return false;
    const auto [first, end] = rowsOf(line.x, finest.window);
    std::size_t stride = 1;
    while ((end - first) / stride * (stride > 1 ? kKept : 1) > finest.points) stride *= 2;
    std::vector<std::size_t> kept;
    const Neighbours neighbours(line, x, y);
    for (std::size_t i = first - first % stride; i < end; i += stride)
        neighbours.keep(std::max(i, first), std::min(i + stride, end), kept);
    Series drawn{line.name, line.role, line.colour, {}, {}, line.selected};
    drawn.x.reserve(kept.size());
    drawn.y.reserve(kept.size());
    for (const std::size_t i : kept) {
        drawn.x.push_back(line.x[i]);
        drawn.y.push_back(line.y[i]);
    }
    line = std::move(drawn);
    return stride > 1;
}

}  // namespace ardent

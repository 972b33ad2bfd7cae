#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "core/figure/lines/long_line.h"

namespace ardent {

/// What of long lines is drawn.
struct Finest {
    std::size_t points = 0;           ///< of a line in sight, about so many at most; 0: all
    std::optional<Range> sight = {};  ///< of x; nothing: all
};

/// A line whose points are kept elsewhere.
struct LongSeries {
    Series head;  ///< without points
    std::shared_ptr<const LongLine> line;
    bool hasBand = true;  ///< where the line has spreads
    double length = 0.;   ///< of its run, on the x axis
};

struct ThinnedLines {
    std::vector<Series> series;
    bool leaveOut = false;  ///< points closer than a dot
};

/// Of lines with more points in sight, or many more beside it, what looks the same in sight and up
/// to its width beside it: the first, lowest, highest and last of neighbours closer than a dot, a
/// part of the x axis, and all that has no place between the axes, neighbouring values that are not
/// finite once. Lines with the same x keep the same x, but for those of role Individual. Costs
/// O(log n) for every dot.
ThinnedLines thinned(const std::vector<LongSeries>&, const Finest&, const Axis& x, const Axis& y);

/// True where lines thinned for one part in sight show another one as finely.
bool isShownBy(const Range& thinnedFor, const Range& sight, const Axis& x);

}  // namespace ardent

#pragma once

#include <cstddef>
#include <optional>

#include "core/figure/figure.h"

namespace ardent {

/// What of a long line is drawn.
struct Finest {
    std::size_t points = 0;            ///< about so many at most; 0: all
    std::optional<Range> window = {};  ///< of x; nothing: all
};

/// Of a line with ascending x and more points, what looks the same: within the window and up to the
/// next point beside it, the first, lowest, highest and last of every 2ᵏ neighbours, and all that
/// has no place between the axes, neighbouring values that are not finite once. True when any were
/// left out within the window.
bool thin(Series&, const Finest&, const Axis& x, const Axis& y);

}  // namespace ardent

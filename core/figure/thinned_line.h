#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/figure/figure.h"

namespace ardent {

/// What of long lines is drawn.
struct Finest {
    std::size_t points = 0;           ///< of a line in sight, about so many at most; 0: all
    std::optional<Range> sight = {};  ///< of x; nothing: all
};

/// Of lines with ascending x and more points, what looks the same in sight and up to its width
/// beside it: the first, lowest, highest and last of neighbours closer than a dot of the x axis,
/// and all that has no place between the axes, neighbouring values that are not finite once. Lines
/// with the same x keep the same x. True when any were left out in sight.
bool thin(std::vector<Series>&, const Finest&, const Axis& x, const Axis& y);

}  // namespace ardent

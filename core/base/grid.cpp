#include "core/base/grid.h"

#include <cmath>

namespace ardent {

double gridPoint(const Range& range, Index i, Index count) {
    if (count < 2) return range.low;
    return std::lerp(range.low, range.high,
                     static_cast<double>(i) / static_cast<double>(count - 1));
}

}  // namespace ardent

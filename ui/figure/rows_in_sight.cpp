#include "ui/figure/rows_in_sight.h"

#include <algorithm>
#include <cmath>

namespace ardent {

RowSpan rowsInSight(const QCPRange& axis, Index count) {
    const double lowest = std::ceil(axis.lower + 0.499);
    const double highest = std::floor(axis.upper - 0.499);
    return {static_cast<Index>(std::max(0., lowest)),
            static_cast<Index>(std::min(highest, static_cast<double>(count) - 1.)) + 1};
}

}  // namespace ardent

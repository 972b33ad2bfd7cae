#pragma once

#include "core/figure/lines/thinned_line.h"
#include "core/train/curve.h"

namespace ardent {

/// The last tick that is logged; 0 where none is.
double lengthOf(const Curve&);

/// In percent of a run of that length.
double shareOf(double tick, double length);

/// thinned() of lines whose x counts ticks, with the share of each one's run as x: where the sight
/// and the x axis are of shares.
ThinnedLines thinnedShares(const std::vector<LongSeries>&, const Finest&, const Axis& x,
                           const Axis& y);

}  // namespace ardent

#pragma once

#include <span>

#include "core/figure/selection/selection_figure.h"

namespace ardent {

/// Relevance or ranks in the course of runs that differ in nothing but the seed: the mean of every
/// variable at the ticks that all runs tell, the first ones in a band of one standard deviation.
/// Runs whose trail has other variables are left out, and the note says of how many it tells.
Figure trailsOverSeedsFigure(std::span<const SnapshotPtr> runs, const SelectionChoice&);

}  // namespace ardent

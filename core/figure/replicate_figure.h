#pragma once

#include <span>
#include <vector>

#include "core/figure/relevance_figure.h"
#include "core/train/snapshot.h"

namespace ardent {

/// How many of the runs count each source column among the kept ones, or, where a method tells
/// none, among its first `top`.
struct InclusionCounts {
    std::vector<Index> counts;
    bool isOfKept = true;
};

/// runs: with relevance of the same columns.
InclusionCounts inclusionCounts(std::span<const SnapshotPtr> runs, Index top = 5);

/// Relevance over runs that differ in nothing but the seed: the mean with the standard deviation as
/// whisker, and how often each variable is selected. Runs without relevance are left out, and the
/// note says of how many it tells.
Figure replicateRelevanceFigure(std::span<const SnapshotPtr> runs, const RelevanceChoice&);

}  // namespace ardent

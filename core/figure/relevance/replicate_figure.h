#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/figure/relevance/relevance_figure.h"
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

/// "1 run that differs in nothing but the seed".
std::string seedRunsText(Index runs);

/// Whether the runs' methods tell relevance but not what is kept.
bool onlyOrder(std::span<const SnapshotPtr> runs);

struct SeedsChoice {
    bool shares = false;  ///< bars are shares of runs in place of mean relevance
    Index top = 5;        ///< counts as selected, where a method only orders
};

/// Relevance over runs that differ in nothing but the seed: the mean with the standard deviation as
/// whisker and how often each variable is selected, or the share of the runs that select it with
/// its 95 % interval. The truth, where it is known, is told over the runs. Runs without relevance
/// are left out, and the note says of how many it tells.
Figure replicateRelevanceFigure(std::span<const SnapshotPtr> runs, const RelevanceChoice&,
                                const SeedsChoice& = {});

}  // namespace ardent

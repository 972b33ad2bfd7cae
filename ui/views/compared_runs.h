#pragma once

#include <vector>

#include "core/figure/compare_figure.h"
#include "ui/session/runs.h"

namespace ardent {

/// The ticked runs with the baseline first, which is there though it may not be ticked.
std::vector<const RunEntry*> comparedEntries(const Runs& runs);

/// Their columns in a comparison; together: replicates share one.
std::vector<ComparedRun> comparedRuns(const std::vector<const RunEntry*>& runs, bool together);

}  // namespace ardent

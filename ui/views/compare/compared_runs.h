#pragma once

#include <vector>

#include "core/figure/compare/compare_figure.h"
#include "ui/session/runs.h"

namespace ardent {

/// The ticked runs that can be compared, with the baseline first, which is there though it may not
/// be ticked.
std::vector<const RunEntry*> comparedEntries(const Runs& runs);

/// Says in the figure's note, or in place of the figure, how many ticked or pinned runs cannot be
/// compared and why.
void noteLeftOut(const Runs& runs, Figure& figure);

/// Says in the figure's note which runs it is not of the model that the other views look back at.
void noteOwnModels(const std::vector<const RunEntry*>& runs, Figure& figure);

/// Their columns in a comparison; together: replicates share one.
std::vector<ComparedRun> comparedRuns(const std::vector<const RunEntry*>& runs, bool together);

}  // namespace ardent

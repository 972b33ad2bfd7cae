#pragma once

#include "ui/session/run_entry.h"

namespace ardent {

/// Both were trained on this table rather than on what its file held before, or on the same one of
/// those, and its file was read with the same options.
bool haveSameTable(const RunEntry&, const RunEntry&);

/// Both predict the same target, read alike and as the same kind of problem.
bool haveSameTarget(const RunEntry&, const RunEntry&);

/// Their losses and metrics are of the same quantity on the same table.
bool areComparable(const RunEntry&, const RunEntry&);

}  // namespace ardent

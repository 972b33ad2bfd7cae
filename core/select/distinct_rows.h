#pragma once

#include <vector>

#include "core/data/table/table.h"
#include "core/data/task/target.h"

namespace ardent {

/// Leaves out the rows that equal an earlier one in these columns and in the target, and says how
/// many: copies are no evidence of their own. None where equal rows may be chance (see
/// `timesCopied`). Returns how many were left out.
Index leaveOutCopies(const std::vector<const Column*>&, Target&);

}  // namespace ardent

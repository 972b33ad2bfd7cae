#pragma once

#include <memory>
#include <vector>

#include "ui/session/run_entry.h"

namespace ardent {

/// Position in the palette of a new run among these: the one that fewest of them have. A run of
/// the queue has that of the runs from which it differs in nothing but the seed.
int colourOfNew(const Inputs&, bool fromQueue, const std::vector<std::unique_ptr<RunEntry>>& runs);

}  // namespace ardent

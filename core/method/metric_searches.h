#pragma once

#include <string>
#include <vector>

#include "core/method/evidence_search.h"
#include "core/method/metric_run.h"

namespace ardent {

/// Ten iterations of each a tick, of which the best evidence is told. The run and the searches must
/// outlive the pieces.
Pieces searchTogether(MetricRun&, std::string stage, std::vector<EvidenceSearch>&);

}  // namespace ardent

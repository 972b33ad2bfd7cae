#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/figure/relevance/importance.h"
#include "core/figure/relevance/relevance_figure.h"
#include "core/train/snapshot.h"

namespace ardent {

/// What may mislead in a run's relevance, by its training rows and, once the run has ended, by the
/// scale of its values. method: id.
std::vector<std::string> relevanceCautions(const Snapshot&, const Task&, std::string_view method);

/// Which variables matter to a run's model: the method's own relevance with further measures, or
/// these alone. Every program that draws relevance draws this. measured: not empty where the method
/// reports no relevance; unmeasured: why others are not drawn, "" for none.
Figure relevanceView(const Snapshot&, std::span<const Measured> measured,
                     const std::vector<std::string>& cautions, const std::string& unmeasured,
                     const RelevanceChoice&);

}  // namespace ardent

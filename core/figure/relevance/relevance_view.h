#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/figure/relevance/importance.h"
#include "core/figure/relevance/relevance_figure.h"
#include "core/train/snapshot.h"

namespace ardent {

/// What may mislead in a run's relevance: first by its training rows, whatever the scale, then,
/// once the run has ended, by the method's own scale. method: id.
std::vector<std::string> relevanceCautions(const Snapshot&, const Task&, std::string_view method);

/// Which variables matter to a run's model: by their importance or the method's own relevance,
/// with further measures, or by these alone. Every program that draws relevance draws this; the
/// window adds sketches of the effects. importance: the run's, or an estimate while it is trained;
/// measured: not empty where neither is known; unmeasured: why others are not drawn, "" for none.
Figure relevanceView(const Snapshot&, const std::optional<VariableImportance>& importance,
                     std::span<const Measured> measured, const std::vector<std::string>& cautions,
                     const std::string& unmeasured, const RelevanceChoice&);

}  // namespace ardent

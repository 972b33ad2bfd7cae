#pragma once

#include <optional>

#include "core/model/variable_importance.h"
#include "core/train/findings.h"
#include "core/train/snapshot.h"

namespace ardent {

/// In percent of what the model explains.
Relevance toRelevance(const VariableImportance&);

/// What orders the columns of a run: their importance where it is known, else the method's own
/// relevance.
std::optional<Relevance> ranking(const Snapshot&);

}  // namespace ardent

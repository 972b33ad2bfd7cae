#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/model/variable_importance.h"
#include "core/train/findings.h"
#include "core/train/snapshot.h"

namespace ardent {

/// In percent of what the model explains.
Relevance toRelevance(const VariableImportance&);

/// What orders the columns of a run: their importance where it is known, else the method's own
/// relevance.
std::optional<Relevance> ranking(const Snapshot&);

bool hasRanking(const Snapshot&);

/// The runs with their importance in place of the method's own relevance; nothing where one of them
/// does not know it, or there is none.
std::optional<std::vector<SnapshotPtr>> byImportance(std::span<const SnapshotPtr>);

}  // namespace ardent

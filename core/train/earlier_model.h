#pragma once

#include "core/train/snapshot.h"

namespace ardent {

/// Whether the models along the snapshot's path, or after its rounds, can be had: a project does
/// not keep those of a path that are very large, and older ones kept none.
bool hasEarlierModels(const Snapshot&);

/// The snapshot as it would be with the model at that position of its path in place of the run's:
/// relevances are the path's norms of single columns; what the run found with its own model is left
/// out. Needs a path and a predictor.
SnapshotPtr atLambda(const Snapshot&, Index position);

/// The same with the model of the first so many rounds and its relevances. Needs rounds.
SnapshotPtr afterRounds(const Snapshot&, Index rounds);

}  // namespace ardent

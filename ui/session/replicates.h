#pragma once

#include <vector>

#include "ui/session/runs.h"

namespace ardent {

/// Runs in the order given, those together that differ in nothing but the seed. A run with a seed
/// that its group has already begins another.
std::vector<std::vector<const RunEntry*>> groupedBySeed(const std::vector<const RunEntry*>& runs);

/// The run and all others of the session that differ from it in nothing but the seed.
std::vector<const RunEntry*> replicatesOf(const Runs& runs, const RunEntry& run);

std::vector<SnapshotPtr> snapshotsOf(const std::vector<const RunEntry*>& runs);

}  // namespace ardent

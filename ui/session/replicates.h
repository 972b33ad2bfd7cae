#pragma once

#include <vector>

#include "ui/session/runs.h"

namespace ardent {

/// Replicates are finished runs that differ in nothing but the seed and were queued so, which gave
/// them one colour: runs of different colours stay apart in every view.

/// Runs in the order given, replicates together.
std::vector<std::vector<const RunEntry*>> groupedBySeed(const std::vector<const RunEntry*>& runs);

/// The run and its replicates in the session.
std::vector<const RunEntry*> replicatesOf(const Runs& runs, const RunEntry& run);

/// The first one's name, and of how many seeds.
QString nameOf(const std::vector<const RunEntry*>& group);

std::vector<SnapshotPtr> snapshotsOf(const std::vector<const RunEntry*>& runs);

}  // namespace ardent

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/figure/figure.h"
#include "core/train/snapshot.h"

namespace ardent {

/// Every variable's place at one tick, 1 for the largest weight; equal ones share the mean place,
/// and what is no number has none.
std::vector<double> placesAt(const Curve& trail, Index row);

/// Shares: of the relevance of all variables, in percent, which can be compared where relevance is
/// measured in more than one unit; 0 where none has any. Own: as it was measured.
enum class TrailScale { Ranks, Shares, Own };

/// Every variable's value at one tick.
std::vector<double> valuesAt(const Curve& trail, Index row, TrailScale scale);

/// The run has ended and the last row of its trail is of the model kept.
bool endsWithModel(const Snapshot& run);

/// The tick whose model a run keeps. Of a path one of whose λ each tick is, its chosen one's, once
/// the run has ended.
std::optional<std::int64_t> keptTickOf(const Snapshot& run);

/// The tick whose model an ended run keeps, where its trail jumps back to that one at the end.
std::optional<std::int64_t> keptBefore(const Snapshot& run);

/// Of the path that an ended run keeps, where the run has solved others as well.
struct PathTicks {
    std::int64_t first = 0, last = 0;
};
std::optional<PathTicks> ticksOfPath(const Snapshot& run);

/// Leaves out some of many pale lines, and says so, why shares are drawn and why lines are broken.
void noteLines(TrailScale scale, Figure& figure);

/// The axes of relevance or ranks, tick by tick.
Figure trailFrame(const Snapshot& run, TrailScale scale);

}  // namespace ardent

#pragma once

namespace ardent {

class Runs;
struct RunEntry;

/// The first of the runs before this one that has come to the very result that this one has or
/// comes to; null when there is none.
const RunEntry* repeatedBy(const Runs& runs, const RunEntry& run);

}  // namespace ardent

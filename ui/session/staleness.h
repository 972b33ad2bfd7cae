#pragma once

#include "ui/session/run_entry.h"

namespace ardent {

/// How far a run's inputs are from what the panels say now.
enum class Staleness { None, Settings, Data };

/// wanted: what the panels say. Settings that a run was told live make it no staler, and a run of
/// the queue may have another seed.
Staleness stalenessOf(const RunEntry&, const Inputs& wanted);

}  // namespace ardent

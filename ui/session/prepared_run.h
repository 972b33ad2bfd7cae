#pragma once

#include <memory>

#include "ui/session/run_entry.h"

namespace ardent {

/// A run that has not begun: its rows are there, and its trainer stands at tick 0.
struct PreparedRun {
    Inputs inputs;
    TaskPtr task;
    TableRowsPtr tableRows;
    std::unique_ptr<Trainer> trainer;
};

/// Takes time: for a background thread. `task` and `rows` are those of another run on the same data
/// with the same seed, or null.
Result<PreparedRun> prepareRun(Inputs inputs, TaskPtr task, TableRowsPtr rows);

/// Paused at tick 0, still without id, name and colour.
std::unique_ptr<RunEntry> entryOf(PreparedRun prepared);

}  // namespace ardent

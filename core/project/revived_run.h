#pragma once

#include <utility>
#include <vector>

#include "core/data/task/table_rows.h"
#include "core/method/method.h"
#include "core/project/run_rows.h"

namespace ardent {

/// A run of a project, ready to be shown and compared.
struct RevivedRun {
    const Method* method = nullptr;
    OptionValues firstOptions;  ///< all of the method, before any live change
    OptionValues options;
    TaskPtr task;
    TableRowsPtr tableRows;      ///< where the task's rows stand in the table
    bool isOnOtherRows = false;  ///< the table has changed: the task holds all rows of now
    SnapshotPtr snapshot;        ///< with the models after its rounds
    /// The same without its model, where the table lacks columns of it: the task has no row then
    /// and says why. Else null.
    SnapshotPtr undrawn;
};

/// The tasks that runs of one project have had again, for others that had the same.
using KnownTasks = std::vector<std::pair<Recipe, TaskPtr>>;

/// As rowsOfRun, but a run whose rows cannot be had is kept without them. Errors: those of
/// methodOfProject.
Result<RevivedRun> revive(const StoredRun&, const ReadTable& asThen, const ReadLater&, KnownTasks&);

}  // namespace ardent

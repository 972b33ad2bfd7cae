#pragma once

#include <functional>
#include <string>

#include "core/store/project_file.h"

namespace ardent {

/// A table as a program has read it.
struct ReadTable {
    TablePtr table;
    std::string digest;
};

/// Reads a project's table in the terms of a run's model: see readLaterTable.
using ReadLater = std::function<Result<TablePtr>()>;

/// The rows of a project's run on the table that there is now.
struct RunRows {
    Task task;
    TablePtr table;           ///< whose rows they are
    bool areLearned = false;  ///< by the run; else all rows with a target count as training rows
};

/// `asThen`: the table with its columns read as the run had them. Where that is not the table of
/// the run, or would be encoded in another way, `later` reads it anew. Errors: those of `later` and
/// of laterTask.
Result<RunRows> rowsOfRun(const StoredRun&, const ReadTable& asThen, const ReadLater& later);

}  // namespace ardent

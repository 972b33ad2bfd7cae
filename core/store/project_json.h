#pragma once

#include "core/store/json_numbers.h"
#include "core/store/stored_project.h"

/// A project in two parts: what a person chose and sees, which is small, and what each run has
/// learned, which never changes. Reading throws std::exception for what does not fit together.
namespace ardent::json {

/// All but what its runs have learned.
Json fromProject(const StoredProject&);

/// Without its runs.
StoredProject toProject(const Json&);

/// What a person sees of a run in a list.
Json fromMarks(const StoredRun&);

void readMarks(const Json&, StoredRun&);

Json fromResult(const StoredRun&);
/// Without marks.
StoredRun toRun(const Json& result);

}  // namespace ardent::json

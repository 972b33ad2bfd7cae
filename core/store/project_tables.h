#pragma once

#include <string>

#include "core/base/error.h"
#include "core/store/database.h"
#include "core/store/stored_project.h"

namespace ardent {

/// The file of a project as a database: one row of JSON for what is small, and a row for what each
/// run has learned, which is written once and never changed. Throws DatabaseError, and
/// std::exception for what does not fit together.

constexpr std::uint32_t kProjectApplication = 0x41726474;  // "Ardt"
constexpr int kProjectVersion = 2;                         // 1 is gzipped JSON

/// In an empty file.
void makeProjectTables(Database&);

bool holdsRunOf(Database&, const StoredProject&);

/// In place of what is there; what a run has learned is written where its id is new. Errors
/// (Fault::Output): a run is too large. `path` is what the file is called.
Result<> putProject(Database&, const StoredProject&, const std::string& path);

/// Errors (Fault::Usage): the memory has no room for it.
Result<StoredProject> projectIn(Database&, const std::string& path);

}  // namespace ardent

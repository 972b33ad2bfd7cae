#pragma once

#include <filesystem>

#include "core/base/error.h"
#include "core/store/stored_project.h"

namespace ardent {

/// As a whole or not at all, even where the program is killed or the disk full. A project that is
/// there already is changed in place, which costs what its new runs do. Errors: Fault::Output.
Result<> saveProject(const StoredProject&, const std::filesystem::path&);

/// It begins as a project does, whatever its name.
bool isProjectFile(const std::filesystem::path&);

/// Undoes first what a killed writer has begun, which changes the file. Reads the format of 0.1.0
/// as well, plain or gzipped. Errors (Fault::Data): not there, not a project, of a newer version,
/// damaged; (Fault::Usage): the memory has no room for it.
Result<StoredProject> loadProject(const std::filesystem::path&);

/// Stands beside a project while it is saved. Where a killed writer has left it, the project cannot
/// be read without it.
std::filesystem::path journalOf(const std::filesystem::path& project);

/// With its journal.
void removeProject(const std::filesystem::path&);

}  // namespace ardent

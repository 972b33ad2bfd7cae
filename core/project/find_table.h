#pragma once

#include <filesystem>
#include <string>

#include "core/store/project_file.h"

namespace ardent {

/// The file that holds a project's table now: where it is from the project's folder, where it was,
/// or beside the project. "" where it cannot be found, and for a sample.
std::string findTable(const DataReference&, const std::filesystem::path& project);

}  // namespace ardent

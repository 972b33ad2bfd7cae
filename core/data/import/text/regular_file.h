#pragma once

#include <filesystem>
#include <string>

#include "core/base/error.h"

namespace ardent {

/// Errors (Fault::Data): no such file, a directory or device, no permission for its folder.
Result<> requireRegularFile(const std::filesystem::path&);

/// Up to so many of its first bytes; "" where it cannot be read.
/// Errors: those of requireRegularFile.
Result<std::string> fileStart(const std::filesystem::path&, std::size_t bytes);

}  // namespace ardent

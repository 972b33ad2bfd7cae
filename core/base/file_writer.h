#pragma once

#include <filesystem>
#include <string_view>

#include "core/base/error.h"

namespace ardent {

/// Writes the whole content or leaves what was there: a temporary sibling is written, synced and
/// renamed. Errors (Fault::Output): the folder is missing or not writable, the disk is full.
Result<> writeFileAtomically(const std::filesystem::path& path, std::string_view content);

}  // namespace ardent

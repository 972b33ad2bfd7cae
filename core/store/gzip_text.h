#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "core/base/error.h"

namespace ardent {

/// The same text gives the same bytes.
std::string gzipped(std::string_view text);

/// The whole of a text file, plain or gzipped. Errors: those of TextSource.
Result<std::string> readText(const std::filesystem::path&);

}  // namespace ardent

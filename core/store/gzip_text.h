#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "core/base/error.h"

namespace ardent {

/// The same text gives the same bytes.
std::string gzipped(std::string_view text);

constexpr std::size_t kMostText = 1'000'000'000;

/// The whole of a text file, plain or gzipped. Errors: those of TextSource, and Fault::Data where
/// the text has more than `most` bytes.
Result<std::string> readText(const std::filesystem::path&, std::size_t most = kMostText);

}  // namespace ardent

#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "core/base/error.h"

namespace ardent {

enum class Packing { Small, Fast };

/// The same text gives the same bytes.
std::string gzipped(std::string_view text, Packing = Packing::Small);

/// Bytes of what `gzipped` has packed, as its end tells.
std::size_t unpackedSize(std::string_view packed);

/// Takes no more memory than unpackedSize. Throws std::invalid_argument for what is damaged.
std::string gunzipped(std::string_view packed);

constexpr std::size_t kMostText = 1'000'000'000;

/// The whole of a text file, plain or gzipped. Errors: those of TextSource, and Fault::Data where
/// the text has more than `most` bytes.
Result<std::string> readText(const std::filesystem::path&, std::size_t most = kMostText);

}  // namespace ardent

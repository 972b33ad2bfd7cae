#pragma once

#include <cstdint>
#include <string>

namespace ardent {

/// Bytes that can be taken without swapping, by the system's own estimate; a very large number
/// where the system gives none.
std::uint64_t availableMemory();

/// "12.3 GB", "4 MB".
std::string memoryText(double bytes);

}  // namespace ardent

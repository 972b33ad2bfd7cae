#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "core/base/error.h"

namespace ardent {

/// Bytes that a file of `packed` bytes may become: no table is packed to less than a five-hundredth
/// of more than this.
std::uint64_t mostUnpacked(std::uint64_t packed);

tl::unexpected<Error> archiveDamaged(const std::string& file);
tl::unexpected<Error> archiveLocked(const std::string& file);
tl::unexpected<Error> unpacksTooFar(const std::string& file, std::string_view name,
                                    std::uint64_t packed, std::uint64_t bytes);

}  // namespace ardent

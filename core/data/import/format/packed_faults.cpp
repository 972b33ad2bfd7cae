#include "core/data/import/format/packed_faults.h"

#include <algorithm>

#include "core/base/memory.h"

namespace ardent {

std::uint64_t mostUnpacked(std::uint64_t packed) {
    constexpr std::uint64_t kSmall = std::uint64_t{64} << 20;
    constexpr std::uint64_t kMostTimes = 500;
    return std::max(kSmall, kMostTimes * packed);
}

tl::unexpected<Error> archiveDamaged(const std::string& file) {
    return fail(
        Fault::Data,
        message("zip-damaged",
                "{}: the archive is damaged or cut short; copy or download it again.", file));
}

tl::unexpected<Error> archiveLocked(const std::string& file) {
    return fail(Fault::Data, message("zip-password",
                                     "{}: the archive has a password; save it without one.", file));
}

tl::unexpected<Error> unpacksTooFar(const std::string& file, std::string_view name,
                                    std::uint64_t packed, std::uint64_t bytes) {
    return fail(Fault::Data,
                message("zip-bomb",
                        "{}: \"{}\" in it unpacks from {} to more than {}, which no table does; "
                        "save the table as CSV.",
                        file, name, memoryText(static_cast<double>(packed)),
                        memoryText(static_cast<double>(bytes))));
}

}  // namespace ardent

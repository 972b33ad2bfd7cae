#pragma once

#include <cstdint>

#include "core/base/error.h"

namespace ardent {

/// Bytes that can be taken without swapping, by the system's own estimate, by each of those who
/// share it (`MemorySharing`); a very large number where the system gives none.
std::uint64_t availableMemory();

/// For a program that trains, at its very start: large vectors that come and go stay with it, up to
/// 256 MB. Given back to the system and taken again for each, they cost a training of 10⁵ rows up
/// to a quarter of its time. Nothing where the C library has no such setting.
void keepFreedMemory();

/// While it lives, so many jobs run side by side.
class MemorySharing {
public:
    explicit MemorySharing(unsigned jobs);
    ~MemorySharing();
    MemorySharing(const MemorySharing&) = delete;

private:
    unsigned before_;
};

/// Fault::Usage where more than four fifths of the free memory would be taken: "`what` would take
/// 3 GB, but only 1 GB of the free memory can be used; `advice`."
Result<> checkMemory(double bytes, const Message& what, const Message& advice);

/// "12.3 GB", "4 MB".
Message memoryText(double bytes);

}  // namespace ardent

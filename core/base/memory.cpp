#include "core/base/memory.h"

#include <algorithm>
#include <atomic>
#include <fstream>
#include <limits>

#include "core/base/cgroup_memory.h"

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace ardent {
namespace {

std::atomic<unsigned> sharers = 1;

/// Of the whole computer.
std::uint64_t systemMemory() {
    std::ifstream info("/proc/meminfo");
    std::string key;
    std::uint64_t kilobytes = 0;
    std::string unit;
    while (info >> key >> kilobytes) {
        if (key == "MemAvailable:") return kilobytes * 1024;
        std::getline(info, unit);
    }
    return std::numeric_limits<std::uint64_t>::max();
}

}  // namespace

void keepFreedMemory() {
#ifdef __GLIBC__
    constexpr int kMapped = 64 << 20, kKept = 256 << 20;  // bytes
    mallopt(M_MMAP_THRESHOLD, kMapped);
    mallopt(M_TRIM_THRESHOLD, kKept);
#endif
}

MemorySharing::MemorySharing(unsigned jobs) : before_(sharers.exchange(std::max(1U, jobs))) {}

MemorySharing::~MemorySharing() {
    sharers = before_;
}

std::uint64_t availableMemory() {
    const std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
    const std::uint64_t left = std::min(systemMemory(), cgroupMemory());
    return left == most ? most : left / sharers;
}

Result<> checkMemory(double bytes, const Message& what, const Message& advice) {
    const double usable = 0.8 * static_cast<double>(availableMemory());
    if (bytes <= usable) return {};
    return fail(Fault::Usage,
                message("not-enough-memory",
                        "{} would take {}, but only {} of the free memory can be used; {}.", what,
                        memoryText(bytes), memoryText(usable), advice));
}

Message memoryText(double bytes) {
    return bytes < 1e9 ? message("megabytes", "{:.0f} MB", bytes / 1e6)
                       : message("gigabytes", "{:.1f} GB", bytes / 1e9);
}

}  // namespace ardent

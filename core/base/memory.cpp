#include "core/base/memory.h"

#include <fmt/format.h>

#include <fstream>
#include <limits>

namespace ardent {

std::uint64_t availableMemory() {
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

std::string memoryText(double bytes) {
    return bytes < 1e9 ? fmt::format("{:.0f} MB", bytes / 1e6)
                       : fmt::format("{:.1f} GB", bytes / 1e9);
}

}  // namespace ardent

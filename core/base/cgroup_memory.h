#pragma once

#include <cstdint>
#include <filesystem>

namespace ardent {

/// Bytes that the control groups of this process, as of a container or a batch system, still allow
/// it; a very large number where they set no limit. Cached files that the system would give up
/// count as free. `groups` lists the process's groups, `root` is where they are mounted.
std::uint64_t cgroupMemory(const std::filesystem::path& groups = "/proc/self/cgroup",
                           const std::filesystem::path& root = "/sys/fs/cgroup");

}  // namespace ardent

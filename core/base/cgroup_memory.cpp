#include "core/base/cgroup_memory.h"

#include <algorithm>
#include <array>
#include <fstream>
#include <limits>
#include <optional>
#include <string>

namespace ardent {
namespace {

namespace fs = std::filesystem;
constexpr std::uint64_t kNoLimit = std::numeric_limits<std::uint64_t>::max();

/// The names of the two versions' files.
struct Names {
    const char* limit;
    const char* used;
    std::array<const char*, 2> cached;  ///< among the statistics
};
constexpr Names kFirst{
    "memory.limit_in_bytes", "memory.usage_in_bytes", {"total_inactive_file", "total_active_file"}};
constexpr Names kSecond{"memory.max", "memory.current", {"inactive_file", "active_file"}};

/// Nothing where there is no such file or it says "max".
std::optional<std::uint64_t> numberIn(const fs::path& path) {
    std::ifstream file(path);
    std::uint64_t number = 0;
    return file >> number ? std::optional(number) : std::nullopt;
}

std::uint64_t cachedIn(const fs::path& folder, const Names& names) {
    std::ifstream file(folder / "memory.stat");
    std::string name;
    std::uint64_t cached = 0;
    for (std::uint64_t bytes = 0; file >> name >> bytes;)
        if (std::ranges::find(names.cached, name) != names.cached.end()) cached += bytes;
    return cached;
}

std::uint64_t leftIn(const fs::path& folder, const Names& names) {
    const auto limit = numberIn(folder / names.limit), used = numberIn(folder / names.used);
    if (!limit || !used) return kNoLimit;
    const std::uint64_t cached = std::min(*used, cachedIn(folder, names));
    const std::uint64_t taken = *used - cached;
    return *limit > taken ? *limit - taken : 0;
}

/// A group has no more than those around it. In a container its path may be that outside of it, so
/// that only the mounted root is there.
std::uint64_t leftUpTo(const fs::path& root, const fs::path& group, const Names& names) {
    std::uint64_t left = leftIn(root, names);
    fs::path folder = root;
    for (const fs::path& part : group.relative_path()) {
        folder /= part;
        left = std::min(left, leftIn(folder, names));
    }
    return left;
}

/// "memory" among the words between commas.
bool hasMemory(const std::string& controllers) {
    return (',' + controllers + ',').find(",memory,") != std::string::npos;
}

}  // namespace

std::uint64_t cgroupMemory(const fs::path& groups, const fs::path& root) {
    std::ifstream file(groups);
    std::uint64_t left = kNoLimit;
    for (std::string line; std::getline(file, line);) {  // number:controllers:path
        const std::size_t first = line.find(':'), second = line.find(':', first + 1);
        if (second == std::string::npos) continue;
        const std::string controllers = line.substr(first + 1, second - first - 1);
        const fs::path group = line.substr(second + 1);
        if (controllers.empty()) left = std::min(left, leftUpTo(root, group, kSecond));
        if (hasMemory(controllers)) left = std::min(left, leftUpTo(root / "memory", group, kFirst));
    }
    return left;
}

}  // namespace ardent

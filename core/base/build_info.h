#pragma once

#include <string>
#include <utility>
#include <vector>

namespace ardent {

struct BuildInfo {
    std::string version;
    std::string commit;
    std::string compiler;
    std::string instructionSet;  ///< that this copy of the library was built for: "x86-64-v4"
    std::vector<std::pair<std::string, std::string>> libraries;  ///< name and version
};

BuildInfo buildInfo();

}  // namespace ardent

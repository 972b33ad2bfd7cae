#pragma once

#include <optional>
#include <string>
#include <vector>

namespace ardent {

/// What is known of a table before its file is read.
struct FormatOptions {
    std::optional<std::string> part = {};  ///< sheet or table that is wanted, by name or number
    bool takeFirst = false;                ///< of several that may be meant
    std::vector<std::string> knownNames = {};
};

}  // namespace ardent

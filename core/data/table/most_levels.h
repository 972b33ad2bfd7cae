#pragma once

#include <cstddef>

namespace ardent {

/// Different texts that a column may have as a feature.
constexpr std::size_t kMostLevels = 1000;

}  // namespace ardent

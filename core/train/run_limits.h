#pragma once

#include <cstdint>

namespace ardent {

/// Where a run ends with the best model so far, unless its method has ended it before.
struct RunLimits {
    double seconds = 0.;     ///< of training, pauses excluded; 0: none
    std::int64_t ticks = 0;  ///< 0: none

    static constexpr double kMostSeconds = 1e9;
    static constexpr std::int64_t kMostTicks = 1'000'000'000;

    bool operator==(const RunLimits&) const = default;
};

}  // namespace ardent

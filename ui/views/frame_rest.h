#pragma once

#include <algorithm>

namespace ardent {

/// How many milliseconds a picture rests after `spent` milliseconds of work on it, so that there
/// are up to 30 a second and a quarter of a core is the most that one of them takes.
inline int frameRest(double spent) {
    constexpr double kFrame = 1000. / 30.;
    constexpr double kRest = 3.;
    return static_cast<int>(std::max(kFrame - spent, kRest * spent));
}

}  // namespace ardent

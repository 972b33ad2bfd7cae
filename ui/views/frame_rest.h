#pragma once

#include <algorithm>
#include <cmath>

namespace ardent {

/// How many milliseconds to wait for the next picture after one that took `worked` milliseconds of
/// a core and was begun `since` milliseconds ago. There are up to 36 a second, of which 30 are left
/// where timers are late, and a quarter of a core is the most that one series of pictures takes.
inline int frameRest(double worked, double since) {
    constexpr double kFrame = 1000. / 36.;
    constexpr double kRest = 3.;
    return static_cast<int>(std::ceil(std::max({0., kFrame - since, kRest * worked})));
}

}  // namespace ardent

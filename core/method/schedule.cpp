#include "core/method/schedule.h"

#include <cmath>
#include <numbers>

namespace ardent {

double scheduledRate(Schedule schedule, double peak, double shareDone) {
    if (schedule == Schedule::Constant) return peak;
    constexpr double kRise = 0.25;
    const auto ease = [](double share) { return (1. - std::cos(std::numbers::pi * share)) / 2.; };
    if (shareDone < kRise) return peak * (0.05 + 0.95 * ease(shareDone / kRise));
    return peak * (0.001 + 0.999 * (1. - ease((shareDone - kRise) / (1. - kRise))));
}

}  // namespace ardent

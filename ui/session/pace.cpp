#include "ui/session/pace.h"

#include <algorithm>
#include <array>

namespace ardent {

namespace {

constexpr std::array<Pace, 6> kPaces = {20., 10., 5., 2., 1., 0.5};  // steps a second

}  // namespace

Pace slowerPace(Pace pace, double measured) {
    const auto isSlower = [&](Pace other) {
        return (pace == kFullSpeed || other < pace) && !(other >= measured);
    };
    const auto found = std::ranges::find_if(kPaces, isSlower);
    return found != kPaces.end() ? *found : pace;
}

Pace fasterPace(Pace pace) {
    const auto found = std::ranges::find(kPaces, pace);
    return found == kPaces.end() || found == kPaces.begin() ? kFullSpeed : *std::prev(found);
}

}  // namespace ardent

#include "app/cli/readable_number.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace ardent::cli {

std::string readableNumber(double value, double range, int digits) {
    constexpr int kMostDigits = 15;
    if (value == 0. || !(range > 0.) || !std::isfinite(value))
        return fmt::format("{:.{}g}", value, digits);
    const double beyond = std::floor(std::log10(std::abs(value))) - std::floor(std::log10(range));
    const int more = static_cast<int>(std::clamp(beyond, 0., double{kMostDigits}));
    return fmt::format("{:.{}g}", value, std::min(kMostDigits, digits + more));
}

}  // namespace ardent::cli

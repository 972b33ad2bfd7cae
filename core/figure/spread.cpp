#include "core/figure/spread.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/words.h"

namespace ardent {
namespace {

/// With a true minus and the reader's decimal mark.
std::string asShown(std::string text) {
    for (std::size_t at = 0; (at = text.find('-', at)) != std::string::npos;)
        text.replace(at, 1, "−");
    return readersNumber(text);
}

}  // namespace

Spread spreadOf(std::span<const double> values) {
    Spread spread;
    double sum = 0.;
    for (const double value : values) {
        if (!std::isfinite(value)) continue;
        sum += value;
        ++spread.count;
    }
    if (spread.count == 0) return {std::numeric_limits<double>::quiet_NaN(), 0., 0};
    spread.mean = sum / static_cast<double>(spread.count);
    double squares = 0.;
    for (const double value : values)
        if (std::isfinite(value)) squares += (value - spread.mean) * (value - spread.mean);
    if (spread.count > 1)
        spread.deviation = std::sqrt(squares / static_cast<double>(spread.count - 1));
    return spread;
}

std::string shortText(const Spread& spread) {
    if (spread.count == 0) return "–";
    if (spread.count == 1) return asShown(fmt::format("{:.4g}", spread.mean));
    const double size = spread.deviation > 0. ? std::floor(std::log10(spread.deviation)) : 0.;
    const int decimals = std::max(0, 1 - static_cast<int>(size));
    if (decimals > 5 || std::abs(spread.mean) >= 1e6)
        return asShown(fmt::format("{:.4g} ± {:.2g}", spread.mean, spread.deviation));
    return asShown(
        fmt::format("{:.{}f} ± {:.{}f}", spread.mean, decimals, spread.deviation, decimals));
}

std::string signedText(double value) {
    return value == 0. ? "±0" : asShown(fmt::format("{:+.3g}", value));
}

}  // namespace ardent

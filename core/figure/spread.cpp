#include "core/figure/spread.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <string_view>

#include "core/base/check.h"
#include "core/base/message.h"

namespace ardent {
namespace {

bool isDigitAt(std::string_view text, std::size_t at) {
    return at < text.size() && text[at] >= '0' && text[at] <= '9';
}

/// "0.00" of "-0.00".
std::string withoutNegativeZero(std::string text) {
    const bool isZero = text.starts_with('-') && text.find_first_not_of("-0.") == text.npos;
    return isZero ? text.substr(1) : text;
}

/// Decimals of a number of four digits, "0.8360" or "12.50"; nothing where an exponent is shorter
/// or there are none.
std::optional<int> decimalsOf(double value) {
    if (!std::isfinite(value)) return std::nullopt;
    const std::string printed = fmt::format("{:.3e}", value);
    const int exponent = std::stoi(printed.substr(printed.find('e') + 1));
    return exponent < -4 || exponent > 2 ? std::nullopt : std::optional(3 - exponent);
}

/// As many as the one has that has fewer.
std::optional<int> commonDecimals(double one, double other) {
    const auto decimals = decimalsOf(one), others = decimalsOf(other);
    return decimals && others ? std::optional(std::min(*decimals, *others)) : std::nullopt;
}

bool isWhole(double value) {
    return value == std::round(value);
}

/// Whose digits before the point are all shown.
bool isLarge(double value) {
    constexpr double kFrom = 1e3, kBelow = 1e9;
    return std::abs(value) >= kFrom && std::abs(value) < kBelow;
}

std::string fourDigits(double value, bool areCounts) {
    const auto decimals = areCounts && isWhole(value) ? std::nullopt : decimalsOf(value);
    if (decimals) return fmt::format("{:.{}f}", value, *decimals);
    return isLarge(value) ? fmt::format("{:.0f}", value) : fmt::format("{:.4g}", value);
}

/// With a true minus, a short exponent and the reader's decimal mark: "−1.5e-7" of "-1.5e-07".
std::string asShown(std::string_view printed) {
    std::string text;
    for (std::size_t i = 0; i < printed.size(); ++i) {
        const bool isExponent = printed[i] == 'e' && i + 2 < printed.size();
        if (!isExponent) {
            text += printed[i] == '-' ? std::string("−") : std::string(1, printed[i]);
            continue;
        }
        text += printed[++i] == '-' ? "e-" : "e";
        while (printed[i + 1] == '0' && isDigitAt(printed, i + 2)) ++i;
    }
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

std::string shortText(const Spread& spread, bool areCounts) {
    if (spread.count == 0) return "–";
    if (spread.count == 1) return asShown(fourDigits(spread.mean, areCounts));
    if (spread.deviation == 0.) return asShown(fourDigits(spread.mean, areCounts) + " ± 0");
    const double size = std::floor(std::log10(spread.deviation));
    const int decimals = std::max(0, 1 - static_cast<int>(size));
    if (decimals > 5 || std::max(std::abs(spread.mean), spread.deviation) >= 1e9)
        return asShown(fmt::format("{:.4g} ± {:.2g}", spread.mean, spread.deviation));
    const std::string mean = withoutNegativeZero(fmt::format("{:.{}f}", spread.mean, decimals));
    return asShown(fmt::format("{} ± {:.{}f}", mean, spread.deviation, decimals));
}

std::string signedText(double value) {
    if (value == 0.) return "±0";
    return asShown(isLarge(value) ? fmt::format("{:+.0f}", value) : fmt::format("{:+.3g}", value));
}

std::string differenceText(const Spread& difference, double of, bool areCounts) {
    if (difference.count > 1) return (difference.mean > 0. ? "+" : "") + shortText(difference);
    const auto decimals = areCounts ? std::nullopt : commonDecimals(of, of - difference.mean);
    if (!decimals || difference.mean == 0.) return signedText(difference.mean);
    const bool isLost = std::abs(difference.mean) < 0.5 * std::pow(10., -*decimals);
    return isLost ? asShown(fmt::format("{:+.1g}", difference.mean))
                  : asShown(fmt::format("{:+.{}f}", difference.mean, *decimals));
}

Range wilsonInterval(Index count, Index of) {
    check(of > 0 && count >= 0 && count <= of, "wilsonInterval: {} of {}", count, of);
    constexpr double z = 1.959963984540054;
    const auto k = static_cast<double>(count), n = static_cast<double>(of);
    const double middle = (k + z * z / 2.) / (n + z * z);
    const double half = z / (n + z * z) * std::sqrt(k * (n - k) / n + z * z / 4.);
    return {count == 0 ? 0. : std::max(0., middle - half),
            count == of ? 1. : std::min(1., middle + half)};
}

}  // namespace ardent

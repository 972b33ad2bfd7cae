#include "core/data/table/histogram_edges.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <optional>

namespace ardent {
namespace {

constexpr double kFewestBins = 5.;
constexpr double kMostBins = 60.;
constexpr double kMostSteps = 0x1p48;  // between 0 and a number, so that it has half a step too
constexpr double kRounding = 0x1p-50;  // of a number's size

/// The value that a share of the others lies below.
double quantileOf(std::span<double> values, double share) {
    const auto place = static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
    std::ranges::nth_element(values, values.begin() + place);
    return values[static_cast<std::size_t>(place)];
}

/// The largest step of which all differences of the values are multiples, for values of so many
/// decimals at most; 0: they are finer, or all equal.
double stepWith(int decimals, std::span<const double> values) {
    const double scale = std::pow(10., decimals);
    std::int64_t common = 0;
    std::optional<std::int64_t> first;
    for (const double value : values) {
        const double scaled = value * scale;
        const double whole = std::round(scaled);
        if (!(std::abs(scaled) <= kMostSteps)) return 0.;
        if (std::abs(scaled - whole) > kRounding * std::abs(scaled)) return 0.;
        const auto steps = static_cast<std::int64_t>(whole);
        if (!first) first = steps;
        if (common != 1) common = std::gcd(common, steps - *first);
    }
    return static_cast<double>(common) / scale;
}

/// 0: they have none.
double stepOf(std::span<const double> values) {
    constexpr int kMostDecimals = 8;
    for (int decimals = 0; decimals <= kMostDecimals; ++decimals)
        if (const double step = stepWith(decimals, values); step > 0.) return step;
    return 0.;
}

/// Halves are taken first: the range of ±1e308 is no double.
double binCount(std::span<double> values, double halfRange) {
    const auto count = static_cast<double>(values.size());
    const double quartile = quantileOf(values, 0.25);
    const double halfSpread = quantileOf(values, 0.75) / 2. - quartile / 2.;
    const double bins =
        halfSpread > 0. ? halfRange / (2. * halfSpread / std::cbrt(count)) : std::log2(count) + 1.;
    return std::clamp(std::ceil(bins), kFewestBins, kMostBins);
}

/// How many of so many numbers each bin takes: about as many as make the wished number of bins,
/// and so that the last one, which takes the rest, is nearly full, or as full as can be.
double numbersInBin(double numbers, double bins) {
    constexpr double kNearlyFull = 0.9, kFewest = 2. / 3., kMost = 1.5;  // of the wished bins
    if (std::round(numbers / bins) <= 1. && numbers <= kMostBins) return 1.;
    double best = std::ceil(numbers / bins), fullest = 0.;
    for (double away = 0.; away <= bins / 2. && fullest < kNearlyFull; away += 1.)
        for (const double wished : {bins - away, bins + away}) {
            const double width = std::ceil(numbers / wished);
            const double count = std::ceil(numbers / width);
            const double full = (numbers - (count - 1.) * width) / width;
            const bool isNear =
                count >= kFewest * bins && count <= std::min(kMost * bins, kMostBins);
            if (!isNear || full <= fullest || fullest >= kNearlyFull) continue;
            fullest = full;
            best = width;
        }
    return best;
}

std::vector<double> steppedEdges(double low, double high, double step, double bins) {
    const double numbers = std::round((high - low) / step) + 1.;
    const double width = numbersInBin(numbers, bins);
    std::vector<double> edges;
    const double count = std::ceil(numbers / width);
    for (double i = 0.; i <= count; i += 1.) edges.push_back(low + (i * width - 0.5) * step);
    return edges;
}

}  // namespace

std::vector<double> histogramEdges(std::span<double> values) {
    const auto [low, high] = std::ranges::minmax(values);
    const double halfRange = high / 2. - low / 2.;
    if (!(halfRange > 0.)) {
        const double margin = low == 0. ? 0.5 : std::abs(low) / 10.;
        return {low - margin, high + margin};
    }
    const double bins = binCount(values, halfRange);
    if (const double step = stepOf(values); step > 0.) return steppedEdges(low, high, step, bins);
    std::vector<double> edges;
    for (double i = 0.; i <= bins; i += 1.) edges.push_back(std::lerp(low, high, i / bins));
    return edges;
}

std::size_t binOf(double value, const std::vector<double>& edges) {
    const auto bins = static_cast<double>(edges.size() - 1);
    const double halfRange = edges.back() / 2. - edges.front() / 2.;
    const double place = (value / 2. - edges.front() / 2.) / halfRange * bins;
    return static_cast<std::size_t>(std::clamp(std::floor(place), 0., bins - 1.));
}

}  // namespace ardent

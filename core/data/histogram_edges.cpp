#include "core/data/histogram_edges.h"

#include <algorithm>
#include <cmath>

namespace ardent {
namespace {

constexpr double kFewestBins = 5.;
constexpr double kMostBins = 60.;
constexpr double kLargestWhole = 9007199254740992.;  // 2⁵³

/// The value that a share of the others lies below.
double quantileOf(std::span<double> values, double share) {
    const auto place = static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
    std::ranges::nth_element(values, values.begin() + place);
    return values[static_cast<std::size_t>(place)];
}

bool areWhole(std::span<const double> values) {
    return std::ranges::all_of(values, [](double value) {
        return std::abs(value) <= kLargestWhole && value == std::round(value);
    });
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

std::vector<double> wholeEdges(double low, double high, double bins) {
    const double numbers = high - low + 1.;
    double width = std::max(1., std::round(numbers / bins));
    if (numbers / width > kMostBins) width = std::ceil(numbers / kMostBins);
    std::vector<double> edges;
    const double count = std::ceil(numbers / width);
    for (double i = 0.; i <= count; i += 1.) edges.push_back(low - 0.5 + i * width);
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
    if (areWhole(values)) return wholeEdges(low, high, bins);
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

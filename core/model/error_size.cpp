#include "core/model/error_size.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace ardent {
namespace {

/// Rows first … end − 1 in the order of their predictions.
struct Group {
    std::size_t first = 0, end = 0;

    double rows() const { return static_cast<double>(end - first); }
};

std::vector<Group> groupsOf(std::size_t rows) {
    constexpr std::size_t kFewestRows = 100, kMostGroups = 10;
    const std::size_t count = std::min(rows / kFewestRows, kMostGroups);
    std::vector<Group> groups;
    for (std::size_t g = 0; g < count; ++g)
        groups.push_back({rows * g / count, rows * (g + 1) / count});
    return groups;
}

double meanOf(const std::vector<double>& values, const Group& group) {
    double sum = 0.;
    for (std::size_t i = group.first; i < group.end; ++i) sum += values[i];
    return sum / group.rows();
}

/// Whether the means of the groups differ more than those of random ones.
bool differ(const std::vector<double>& errors, const std::vector<Group>& groups, double mean) {
    constexpr double kLeastF = 3.;
    double between = 0., within = 0.;
    for (const Group& group : groups) {
        const double own = meanOf(errors, group);
        between += group.rows() * (own - mean) * (own - mean);
        for (std::size_t i = group.first; i < group.end; ++i)
            within += (errors[i] - own) * (errors[i] - own);
    }
    const auto count = static_cast<double>(groups.size());
    const double rows = static_cast<double>(errors.size());
    return between * (rows - count) > kLeastF * within * (count - 1.);
}

}  // namespace

double sizeAt(const ErrorSize& size, double prediction) {
    if (size.places.empty()) return 1.;
    const auto above = std::ranges::upper_bound(size.places, prediction);
    if (above == size.places.begin()) return size.sizes.front();
    if (above == size.places.end()) return size.sizes.back();
    const auto i = static_cast<std::size_t>(above - size.places.begin());
    const double share = (prediction - size.places[i - 1]) / (size.places[i] - size.places[i - 1]);
    return size.sizes[i - 1] + share * (size.sizes[i] - size.sizes[i - 1]);
}

ErrorSize errorSize(const Vector& predictions, const Vector& truth) {
    constexpr double kTowardsMean = 0.2;
    std::vector<Index> rising(static_cast<std::size_t>(predictions.size()));
    std::iota(rising.begin(), rising.end(), Index{0});
    std::ranges::stable_sort(rising, {}, [&](Index i) { return predictions[i]; });
    std::vector<double> places, errors;
    for (const Index i : rising) {
        places.push_back(predictions[i]);
        errors.push_back(std::abs(truth[i] - predictions[i]));
    }
    const std::vector<Group> groups = groupsOf(places.size());
    if (groups.size() < 2) return {};
    const double mean = meanOf(errors, {0, errors.size()});
    if (!(mean > 0.) || !differ(errors, groups, mean)) return {};
    ErrorSize size;
    for (const Group& group : groups) {
        const double place = meanOf(places, group);
        if (!size.places.empty() && !(place > size.places.back())) continue;
        size.places.push_back(place);
        size.sizes.push_back(kTowardsMean + (1. - kTowardsMean) * meanOf(errors, group) / mean);
    }
    return size;
}

}  // namespace ardent

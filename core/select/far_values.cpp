#include "core/select/far_values.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace ardent {
namespace {

double quartile(std::vector<double>& values, double share) {
    const auto place = values.begin() +
                       static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
    std::ranges::nth_element(values, place);
    return *place;
}

}  // namespace

Fences outerFences(const Vector& values) {
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    const Fences none{-kInfinity, kInfinity};
    std::vector<double> present;
    std::ranges::copy_if(values, std::back_inserter(present),
                         [](double value) { return !std::isnan(value); });
    if (present.empty()) return none;
    const double lower = quartile(present, 0.25);
    const double upper = quartile(present, 0.75);
    const double distance = upper - lower;
    if (!(distance > 0.)) return none;
    return {lower - 3. * distance, upper + 3. * distance};
}

Vector held(const Vector& values, Fences fences) {
    return values.unaryExpr([fences](double value) {
        return std::isnan(value) ? value : std::clamp(value, fences.low, fences.high);
    });
}

Index beyond(const Vector& values, Fences fences) {
    return (values.array() < fences.low || values.array() > fences.high).count();
}

}  // namespace ardent

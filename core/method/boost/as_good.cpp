#include "core/method/boost/as_good.h"

#include <cmath>
#include <functional>
#include <numeric>

namespace ardent {

bool isAsGood(std::span<const double> errors, std::span<const double> others) {
    const auto count = static_cast<double>(errors.size());
    const auto sum = [](std::span<const double> values) {
        return std::accumulate(values.begin(), values.end(), 0.);
    };
    const double mean = (sum(errors) - sum(others)) / count;
    const double squares = std::inner_product(errors.begin(), errors.end(), others.begin(), 0.,
                                              std::plus(), [&](double a, double b) {
                                                  const double deviation = a - b - mean;
                                                  return deviation * deviation;
                                              });
    return mean <= 2. * std::sqrt(squares) / count;
}

}  // namespace ardent

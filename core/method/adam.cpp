#include "core/method/adam.h"

#include <cmath>

namespace ardent {

template <class T>
Adam<T>::Adam(std::size_t size) : mean_(size, T(0)), square_(size, T(0)) {}

template <class T>
void Adam<T>::update(std::span<T> parameters, std::span<const T> gradient, double rate) {
    constexpr double kBeta1 = 0.9;
    constexpr double kBeta2 = 0.999;
    constexpr T kEpsilon = T(1e-8);
    meanDecay_ *= kBeta1;
    squareDecay_ *= kBeta2;
    const T step = static_cast<T>(rate / (1. - meanDecay_));
    const T inverse = static_cast<T>(1. / std::sqrt(1. - squareDecay_));
    for (std::size_t i = 0; i < parameters.size(); ++i) {
        mean_[i] += T(1. - kBeta1) * (gradient[i] - mean_[i]);
        square_[i] += T(1. - kBeta2) * (gradient[i] * gradient[i] - square_[i]);
        parameters[i] -= step * mean_[i] / (std::sqrt(square_[i]) * inverse + kEpsilon);
    }
}

template class Adam<float>;
template class Adam<double>;

}  // namespace ardent

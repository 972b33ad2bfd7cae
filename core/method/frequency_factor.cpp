#include "core/method/frequency_factor.h"

namespace ardent {
namespace {

constexpr Index kFewInputs = 12;  // below, a product of matrices costs more to set up than to do

template <class T>
using RowMajorMap = Eigen::Map<Eigen::Matrix<T, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>>;
template <class T>
using ConstRowMajorMap =
    Eigen::Map<const Eigen::Matrix<T, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>>;

}  // namespace

std::size_t factorSize(Freedom freedom, Index inputs) {
    switch (freedom) {
        case Freedom::Scale:
            return static_cast<std::size_t>(inputs);
        case Freedom::Metric:
            return static_cast<std::size_t>(inputs * inputs);
        case Freedom::Frequencies:
            break;
    }
    return 0;
}

template <class T>
void applyFactor(Freedom freedom, const FreeFourierLayout& layout, std::span<const T> factor,
                 std::span<const T> base, std::span<T> waves) {
    const Index s = layout.inputs;
    RowMajorMap<T> frequencies(waves.data(), s, layout.stride);
    const ConstRowMajorMap<T> epsilon(base.data(), s, layout.stride);
    if (freedom == Freedom::Frequencies) return;
    if (freedom == Freedom::Scale) {
        for (Index j = 0; j < s; ++j)
            frequencies.row(j) = factor[static_cast<std::size_t>(j)] * epsilon.row(j);
        return;
    }
    const ConstRowMajorMap<T> metric(factor.data(), s, s);
    if (s > kFewInputs) {
        frequencies.noalias() = metric * epsilon;
        return;
    }
    for (Index j = 0; j < s; ++j) {
        frequencies.row(j) = metric(j, 0) * epsilon.row(0);
        for (Index l = 1; l < s; ++l) frequencies.row(j) += metric(j, l) * epsilon.row(l);
    }
}

template <class T>
void factorGradient(Freedom freedom, const FreeFourierLayout& layout, std::span<const T> byWaves,
                    std::span<const T> base, std::span<T> gradient) {
    const Index s = layout.inputs;
    const ConstRowMajorMap<T> byFrequency(byWaves.data(), s, layout.stride);
    const ConstRowMajorMap<T> epsilon(base.data(), s, layout.stride);
    if (freedom == Freedom::Frequencies) return;
    if (freedom == Freedom::Scale) {
        for (Index j = 0; j < s; ++j)
            gradient[static_cast<std::size_t>(j)] =
                byFrequency.row(j).cwiseProduct(epsilon.row(j)).sum();
        return;
    }
    RowMajorMap<T> byMetric(gradient.data(), s, s);
    if (s > kFewInputs) {
        byMetric.noalias() = byFrequency * epsilon.transpose();
        return;
    }
    for (Index j = 0; j < s; ++j)
        for (Index l = 0; l < s; ++l)
            byMetric(j, l) = byFrequency.row(j).cwiseProduct(epsilon.row(l)).sum();
}

template void applyFactor<float>(Freedom, const FreeFourierLayout&, std::span<const float>,
                                 std::span<const float>, std::span<float>);
template void applyFactor<double>(Freedom, const FreeFourierLayout&, std::span<const double>,
                                  std::span<const double>, std::span<double>);
template void factorGradient<float>(Freedom, const FreeFourierLayout&, std::span<const float>,
                                    std::span<const float>, std::span<float>);
template void factorGradient<double>(Freedom, const FreeFourierLayout&, std::span<const double>,
                                     std::span<const double>, std::span<double>);

}  // namespace ardent

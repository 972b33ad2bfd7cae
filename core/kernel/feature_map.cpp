#include "core/kernel/feature_map.h"

#include <algorithm>
#include <cstring>

#include "core/kernel/sine_cosine.h"
#include "core/kernel/waves.h"

namespace ardent {
namespace {

/// Replaces quarter turns by their cosines.
template <class T>
void toCosines(T* values, Index count) {
    for (Index i = 0; i < count; i += simd::lanes<T>) {
        const auto bytes =
            static_cast<std::size_t>(std::min<Index>(simd::lanes<T>, count - i)) * sizeof(T);
        simd::Vec<T> turns{};
        std::memcpy(&turns, values + i, bytes);
        simd::Vec<T> sine, cosine;
        simd::sineCosine<T>(turns, sine, cosine);
        std::memcpy(values + i, &cosine, bytes);
    }
}

}  // namespace

template <class T>
FeatureMap<T>::FeatureMap(const FourierBasis& basis, const Vector& scale)
    : inputs_(basis.frequencies.rows()) {
    for (Index j = 0; j < inputs_; ++j)
        if (scale[j] != 0.) used_.push_back(j);
    turns_.resize(static_cast<Index>(used_.size()), basis.frequencies.cols());
    for (Index u = 0; u < turns_.rows(); ++u) {
        const Index j = used_[static_cast<std::size_t>(u)];
        turns_.row(u) = (basis.frequencies.row(j) * (scale[j] * kQuarterTurns)).template cast<T>();
    }
    phases_ = (basis.phases.transpose() * kQuarterTurns).template cast<T>();
}

template <class T>
void FeatureMap<T>::map(const T* x, std::span<const std::int32_t> rows, Features& out,
                        Index first) const {
    const auto count = static_cast<Index>(rows.size());
    Features inputs(count, turns_.rows());
    for (Index i = 0; i < count; ++i) {
        const T* row = x + Index{rows[static_cast<std::size_t>(i)]} * inputs_;
        for (Index u = 0; u < turns_.rows(); ++u)
            inputs(i, u) = row[used_[static_cast<std::size_t>(u)]];
    }
    auto block = out.middleRows(first, count);
    block.rowwise() = phases_.row(0);
    if (turns_.rows() > 0) block.noalias() += inputs * turns_;
    for (Index k = 0; k < features(); ++k) toCosines<T>(&block(0, k), count);
}

template class FeatureMap<float>;
template class FeatureMap<double>;

}  // namespace ardent

#include "core/kernel/growing_scores.h"

#include <algorithm>

#include "core/kernel/sine_cosine.h"
#include "core/kernel/waves.h"

namespace ardent {
namespace {

using simd::lanes;
using simd::Vec;
using simd::vec;

}  // namespace

template <class T>
GrowingScores<T>::GrowingScores(const FourierBasis& basis, std::span<const T> weights,
                                Index outputs)
    : basis_(basis), weights_(weights), outputs_(outputs) {
    const Index features = basis.phases.size();
    phases_.resize(static_cast<std::size_t>(features * kBlockRows));
    for (Index k = 0; k < features; ++k)
        std::fill_n(phases_.begin() + k * kBlockRows, kBlockRows,
                    static_cast<T>(basis.phases[k] * kQuarterTurns));
}

template <class T>
void GrowingScores<T>::add(Index input, std::span<const T> scaledValues) {
    AlignedVector<T> values(static_cast<std::size_t>(kBlockRows), T(0));
    std::copy(scaledValues.begin(), scaledValues.end(), values.begin());
    for (Index k = 0; k < basis_.phases.size(); ++k) {
        const T frequency = static_cast<T>(basis_.frequencies(input, k) * kQuarterTurns);
        for (Index i = 0; i < kBlockRows; i += lanes<T>)
            vec(phases_.data() + k * kBlockRows + i) += frequency * vec(values.data() + i);
    }
}

template <class T>
void GrowingScores<T>::scores(std::span<T> scores) const {
    AlignedVector<T> sums(static_cast<std::size_t>(outputs_ * kBlockRows), T(0));
    for (Index k = 0; k < basis_.phases.size(); ++k)
        for (Index i = 0; i < kBlockRows; i += lanes<T>) {
            Vec<T> sine;
            Vec<T> cosine;
            simd::sineCosine<T>(vec(phases_.data() + k * kBlockRows + i), sine, cosine);
            for (Index c = 0; c < outputs_; ++c)
                vec(sums.data() + c * kBlockRows + i) +=
                    weights_[static_cast<std::size_t>(k * outputs_ + c)] * cosine;
        }
    std::copy(sums.begin(), sums.end(), scores.begin());
}

template class GrowingScores<float>;
template class GrowingScores<double>;

}  // namespace ardent

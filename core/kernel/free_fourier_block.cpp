#include "core/kernel/free_fourier_block.h"

#include <algorithm>

#include "core/kernel/sine_cosine.h"
#include "core/kernel/waves.h"

namespace ardent {
namespace {

using simd::lanes;
using simd::vec;
using simd::Vec;

constexpr int kRowTile = 4;
constexpr int kInputTile = 6;
constexpr int kVectors = simd::kRegisters == 32 ? 4 : 2;

}  // namespace

template <class T>
FreeFourierLayout FreeFourierLayout::of(Index inputs, Index features, Index outputs) {
    constexpr Index kLanes = lanes<T>;
    return {inputs, features, outputs, (features + kLanes - 1) / kLanes * kLanes};
}

template <class T>
FreeFourierBlock<T>::FreeFourierBlock(const FreeFourierLayout& layout) : layout_(layout) {
    const auto all = [](Index count) { return static_cast<std::size_t>(count); };
    x_.assign(all(kRows * (layout.inputs + 1)), T(0));
    outer_.assign(x_.size(), T(0));
    sums_.assign(all(kRows * layout.outputs * lanes<T>), T(0));
    scores_.assign(all(kRows * layout.outputs), T(0));
}

template <class T>
void FreeFourierBlock<T>::load(const T* x, std::span<const std::int32_t> rows) {
    const Index inputs = layout_.inputs;
    rows_ = static_cast<Index>(rows.size());
    const T turns = T(kQuarterTurns);
    T* to = x_.data();
    for (Index i = 0; i < rows_; ++i) {
        const T* row = x + Index{rows[static_cast<std::size_t>(i)]} * inputs;
        for (Index j = 0; j < inputs; ++j) *to++ = turns * row[j];
        *to++ = turns;
    }
    std::fill(to, x_.data() + x_.size(), T(0));
}

/// V vectors of features from `column` on, for all rows.
template <class T>
template <int V>
void FreeFourierBlock<T>::mapTile(const T* parameters, Index column, bool keep) {
    const Index depth = layout_.inputs + 1;
    const Index outputs = layout_.outputs;
    const Index stride = layout_.stride;
    const T* frequencies = parameters + column;
    for (Index row = 0; row < rows_; row += kRowTile) {
        Vec<T> phase[kRowTile][V] = {};
        const T* x = x_.data() + row * depth;
        for (Index j = 0; j < depth; ++j) {
            Vec<T> frequency[V];
#pragma GCC unroll 4
            for (int v = 0; v < V; ++v) frequency[v] = vec(frequencies + j * stride + v * lanes<T>);
#pragma GCC unroll 4
            for (int i = 0; i < kRowTile; ++i) {
                const Vec<T> factor = Vec<T>{} + x[i * depth + j];
#pragma GCC unroll 4
                for (int v = 0; v < V; ++v) phase[i][v] += factor * frequency[v];
            }
        }
        for (int i = 0; i < kRowTile; ++i) {
            Vec<T> cosine[V];
            Vec<T> sine[V];
#pragma GCC unroll 4
            for (int v = 0; v < V; ++v) simd::sineCosine<T>(phase[i][v], sine[v], cosine[v]);
            for (Index c = 0; c < outputs; ++c) {
                const T* weights = parameters + layout_.weights(c) + column;
                Vec<T>& sum = vec(sums_.data() + ((row + i) * outputs + c) * lanes<T>);
#pragma GCC unroll 4
                for (int v = 0; v < V; ++v) sum += vec(weights + v * lanes<T>) * cosine[v];
            }
            if (!keep) continue;
            T* cosines = cosines_.data() + (row + i) * stride + column;
            T* sines = sines_.data() + (row + i) * stride + column;
#pragma GCC unroll 4
            for (int v = 0; v < V; ++v) {
                vec(cosines + v * lanes<T>) = cosine[v];
                vec(sines + v * lanes<T>) = sine[v];
            }
        }
    }
}

template <class T>
void FreeFourierBlock<T>::forward(std::span<const T> parameters, bool forGradient) {
    const Index stride = layout_.stride;
    const Index outputs = layout_.outputs;
    if (forGradient && cosines_.empty()) {
        cosines_.assign(static_cast<std::size_t>(kRows * stride), T(0));
        sines_.assign(cosines_.size(), T(0));
    }
    std::fill(sums_.begin(), sums_.end(), T(0));
    constexpr Index kTile = kVectors * lanes<T>;
    Index column = 0;
    for (; column + kTile <= stride; column += kTile)
        mapTile<kVectors>(parameters.data(), column, forGradient);
    for (; column + 2 * lanes<T> <= stride; column += 2 * lanes<T>)
        mapTile<2>(parameters.data(), column, forGradient);
    for (; column < stride; column += lanes<T>) mapTile<1>(parameters.data(), column, forGradient);
    for (Index i = 0; i < rows_; ++i)
        for (Index c = 0; c < outputs; ++c)
            scores_[static_cast<std::size_t>(c * kRows + i)] =
                simd::sum<T>(vec(sums_.data() + (i * outputs + c) * lanes<T>)) +
                parameters[static_cast<std::size_t>(layout_.intercepts() + c)];
}

/// V vectors of features from `column` on: the gradient by their ω and b. The sines already carry
/// the weights and the residual, except those of a single output.
template <class T>
template <int V>
void FreeFourierBlock<T>::addTile(const T* parameters, const T* residual, Index column,
                                  T* gradient) {
    const Index depth = layout_.inputs + 1;
    const Index stride = layout_.stride;
    const bool isSingle = layout_.outputs == 1;
    const T* x = isSingle ? outer_.data() : x_.data();
    const T* sines = sines_.data() + column;
    Vec<T> factor[V];
    for (int v = 0; v < V; ++v) {
        factor[v] = Vec<T>{} - T(1. / kQuarterTurns);
        if (isSingle) factor[v] *= vec(parameters + layout_.weights(0) + column + v * lanes<T>);
    }
    const auto addInputs = [&]<int J>(Index first) {
        Vec<T> sums[J][V] = {};
        for (Index i = 0; i < rows_; ++i) {
            Vec<T> sine[V];
#pragma GCC unroll 4
            for (int v = 0; v < V; ++v) sine[v] = vec(sines + i * stride + v * lanes<T>);
#pragma GCC unroll 6
            for (int j = 0; j < J; ++j) {
                const Vec<T> value = Vec<T>{} + x[i * depth + first + j];
#pragma GCC unroll 4
                for (int v = 0; v < V; ++v) sums[j][v] += value * sine[v];
            }
        }
        for (int j = 0; j < J; ++j)
            for (int v = 0; v < V; ++v)
                vec(gradient + (first + j) * stride + column + v * lanes<T>) +=
                    factor[v] * sums[j][v];
    };
    Index first = 0;
    for (; first + kInputTile <= depth; first += kInputTile)
        addInputs.template operator()<kInputTile>(first);
    for (; first + 2 <= depth; first += 2) addInputs.template operator()<2>(first);
    if (first < depth) addInputs.template operator()<1>(first);

    for (Index c = 0; c < layout_.outputs; ++c) {
        Vec<T> sums[V] = {};
        for (Index i = 0; i < rows_; ++i) {
            const Vec<T> value = Vec<T>{} + residual[c * kRows + i];
            const T* cosines = cosines_.data() + i * stride + column;
#pragma GCC unroll 4
            for (int v = 0; v < V; ++v) sums[v] += value * vec(cosines + v * lanes<T>);
        }
        for (int v = 0; v < V; ++v)
            vec(gradient + layout_.weights(c) + column + v * lanes<T>) += sums[v];
    }
}

template <class T>
void FreeFourierBlock<T>::addGradient(std::span<const T> parameters, std::span<const T> residual,
                                      std::span<T> gradient) {
    const Index depth = layout_.inputs + 1;
    const Index stride = layout_.stride;
    const Index outputs = layout_.outputs;
    if (outputs == 1) {
        for (Index i = 0; i < rows_; ++i)
            for (Index j = 0; j < depth; ++j)
                outer_[static_cast<std::size_t>(i * depth + j)] =
                    x_[static_cast<std::size_t>(i * depth + j)] *
                    residual[static_cast<std::size_t>(i)];
    } else {
        for (Index k = 0; k < stride; k += lanes<T>)
            for (Index i = 0; i < rows_; ++i) {
                Vec<T> outgoing{};
                for (Index c = 0; c < outputs; ++c)
                    outgoing += vec(parameters.data() + layout_.weights(c) + k) *
                                residual[static_cast<std::size_t>(c * kRows + i)];
                vec(sines_.data() + i * stride + k) *= outgoing;
            }
    }
    constexpr Index kTile = kVectors * lanes<T>;
    Index column = 0;
    for (; column + kTile <= stride; column += kTile)
        addTile<kVectors>(parameters.data(), residual.data(), column, gradient.data());
    for (; column + 2 * lanes<T> <= stride; column += 2 * lanes<T>)
        addTile<2>(parameters.data(), residual.data(), column, gradient.data());
    for (; column < stride; column += lanes<T>)
        addTile<1>(parameters.data(), residual.data(), column, gradient.data());
    for (Index c = 0; c < outputs; ++c)
        for (Index i = 0; i < rows_; ++i)
            gradient[static_cast<std::size_t>(layout_.intercepts() + c)] +=
                residual[static_cast<std::size_t>(c * kRows + i)];
}

template FreeFourierLayout FreeFourierLayout::of<float>(Index, Index, Index);
template FreeFourierLayout FreeFourierLayout::of<double>(Index, Index, Index);
template class FreeFourierBlock<float>;
template class FreeFourierBlock<double>;

}  // namespace ardent

#include "core/kernel/fourier_block.h"

#include <algorithm>

#include "core/kernel/sine_cosine.h"
#include "core/kernel/waves.h"

namespace ardent {
namespace {

using simd::lanes;
using simd::vec;
using simd::Vec;

constexpr Index kGroupPanels = 8;  // 48 features: their sines stay in the first-level cache
constexpr Index kGroup = kPanel * kGroupPanels;

// A tile is kPanel × kTile vectors of running sums; with their operands it fills the register file.
constexpr int kTile = simd::kRegisters == 32 ? 4 : 2;

Index roundUp(Index value, Index step) {
    return (value + step - 1) / step * step;
}

template <class T>
Index usedTiles(Index rows) {
    return roundUp(rows, kTile * lanes<T>) / (kTile * lanes<T>);
}

/// sums[f][v] += Σ_j panel[j][f] · columns[j][v], over `depth` rows of both.
template <class T>
inline void multiplyAdd(Vec<T> (&sums)[kPanel][kTile], const T* panel, const T* columns,
                        Index depth) {
    for (Index j = 0; j < depth; ++j) {
        Vec<T> column[kTile];
#pragma GCC unroll 4
        for (int v = 0; v < kTile; ++v) column[v] = vec(columns + j * kBlockRows + v * lanes<T>);
#pragma GCC unroll 6
        for (int f = 0; f < kPanel; ++f) {
            const Vec<T> factor = Vec<T>{} + panel[j * kPanel + f];
#pragma GCC unroll 4
            for (int v = 0; v < kTile; ++v) sums[f][v] += factor * column[v];
        }
    }
}

}  // namespace

template <class T>
PackedBasis<T>::PackedBasis(const FourierBasis& basis)
    : inputs_(basis.frequencies.rows()),
      features_(basis.frequencies.cols()),
      paddedFeatures_(roundUp(features_, kPanel)),
      paddedInputs_(roundUp(inputs_, kPanel)) {
    byFeature_.assign(static_cast<std::size_t>(paddedFeatures_ * inputs_), T(0));
    byInput_.assign(static_cast<std::size_t>(paddedInputs_ * features_), T(0));
    phases_.assign(static_cast<std::size_t>(paddedFeatures_), T(0));
    for (Index k = 0; k < features_; ++k) {
        phases_[static_cast<std::size_t>(k)] = static_cast<T>(basis.phases[k] * kQuarterTurns);
        for (Index j = 0; j < inputs_; ++j) {
            const double frequency = basis.frequencies(j, k);
            const Index forward = (k / kPanel * inputs_ + j) * kPanel + k % kPanel;
            const Index backward = (j / kPanel * features_ + k) * kPanel + j % kPanel;
            byFeature_[static_cast<std::size_t>(forward)] =
                static_cast<T>(frequency * kQuarterTurns);
            byInput_[static_cast<std::size_t>(backward)] = static_cast<T>(frequency);
        }
    }
}

template <class T>
const T* PackedBasis<T>::phasePanel(Index panel) const {
    return byFeature_.data() + panel * inputs_ * kPanel;
}

template <class T>
const T* PackedBasis<T>::gradientPanel(Index panel) const {
    return byInput_.data() + panel * features_ * kPanel;
}

template <class T>
FourierBlock<T>::FourierBlock(const PackedBasis<T>& basis, Index outputs)
    : basis_(basis), outputs_(outputs) {
    const auto block = [](Index rows) { return static_cast<std::size_t>(rows * kBlockRows); };
    x_.assign(block(basis.inputs()), T(0));
    scaled_.assign(block(basis.inputs()), T(0));
    scores_.assign(block(outputs), T(0));
}

template <class T>
void FourierBlock<T>::load(const T* x, std::span<const std::int32_t> rows,
                           std::span<const T> scale) {
    const Index inputs = basis_.inputs();
    rows_ = static_cast<Index>(rows.size());
    for (Index i = 0; i < rows_; ++i) {
        const T* row = x + Index{rows[static_cast<std::size_t>(i)]} * inputs;
        for (Index j = 0; j < inputs; ++j)
            x_[static_cast<std::size_t>(j * kBlockRows + i)] = row[j];
    }
    if (rows_ < kBlockRows)
        for (Index j = 0; j < inputs; ++j)
            std::fill(x_.begin() + j * kBlockRows + rows_, x_.begin() + (j + 1) * kBlockRows, T(0));
    for (Index j = 0; j < inputs; ++j)
        for (Index i = 0; i < kBlockRows; i += lanes<T>)
            vec(scaled_.data() + j * kBlockRows + i) =
                vec(x_.data() + j * kBlockRows + i) * scale[static_cast<std::size_t>(j)];
}

template <class T>
void FourierBlock<T>::mapPanels(Index firstPanel, Index panels, std::span<const T> weights,
                                bool keep) {
    const Index inputs = basis_.inputs();
    const Index tiles = usedTiles<T>(rows_);
    const Index firstSine = outputs_ == 1 ? firstPanel * kPanel : 0;
    for (Index tile = 0; tile < tiles; ++tile) {
        const Index column = tile * kTile * lanes<T>;
        for (Index panel = firstPanel; panel < firstPanel + panels; ++panel) {
            Vec<T> phase[kPanel][kTile];
            for (int f = 0; f < kPanel; ++f)
                for (int v = 0; v < kTile; ++v)
                    phase[f][v] = Vec<T>{} + basis_.phases()[panel * kPanel + f];
            multiplyAdd<T>(phase, basis_.phasePanel(panel), scaled_.data() + column, inputs);
            for (int f = 0; f < kPanel; ++f) {
                const Index k = panel * kPanel + f;
                const bool real = k < basis_.features();
                Vec<T> sine[kTile];
                Vec<T> cosine[kTile];
                for (int v = 0; v < kTile; ++v)
                    simd::sineCosine<T>(phase[f][v], sine[v], cosine[v]);
                if (keep) {
                    T* cosines = cosines_.data() + k * kBlockRows + column;
                    T* sines = sines_.data() + (k - firstSine) * kBlockRows + column;
                    const T outgoing =
                        outputs_ > 1 ? T(1) : (real ? weights[static_cast<std::size_t>(k)] : T(0));
                    for (int v = 0; v < kTile; ++v) {
                        vec(cosines + v * lanes<T>) = cosine[v];
                        vec(sines + v * lanes<T>) = sine[v] * outgoing;
                    }
                }
                if (!real) continue;
                for (Index c = 0; c < outputs_; ++c) {
                    const T weight = weights[static_cast<std::size_t>(k * outputs_ + c)];
                    T* scores = scores_.data() + c * kBlockRows + column;
                    for (int v = 0; v < kTile; ++v)
                        vec(scores + v * lanes<T>) += weight * cosine[v];
                }
            }
        }
    }
}

template <class T>
void FourierBlock<T>::addInputGradient(Index firstFeature, Index features) {
    const Index tiles = usedTiles<T>(rows_);
    const Index firstSine = outputs_ == 1 ? 0 : firstFeature;
    for (Index panel = 0; panel * kPanel < basis_.paddedInputs(); ++panel) {
        const T* frequencies = basis_.gradientPanel(panel) + firstFeature * kPanel;
        for (Index tile = 0; tile < tiles; ++tile) {
            const Index column = tile * kTile * lanes<T>;
            T* gradient = inputGradient_.data() + panel * kPanel * kBlockRows + column;
            Vec<T> sums[kPanel][kTile];
            for (int j = 0; j < kPanel; ++j)
                for (int v = 0; v < kTile; ++v)
                    sums[j][v] = vec(gradient + j * kBlockRows + v * lanes<T>);
            multiplyAdd<T>(sums, frequencies, sines_.data() + firstSine * kBlockRows + column,
                           features);
            for (int j = 0; j < kPanel; ++j)
                for (int v = 0; v < kTile; ++v)
                    vec(gradient + j * kBlockRows + v * lanes<T>) = sums[j][v];
        }
    }
}

template <class T>
void FourierBlock<T>::forward(std::span<const T> weights, bool forGradient) {
    std::fill(scores_.begin(), scores_.end(), T(0));
    if (forGradient) {
        const Index sineRows = outputs_ == 1 ? kGroup : basis_.paddedFeatures();
        cosines_.resize(static_cast<std::size_t>(basis_.paddedFeatures() * kBlockRows));
        sines_.resize(static_cast<std::size_t>(sineRows * kBlockRows));
        inputGradient_.assign(static_cast<std::size_t>(basis_.paddedInputs() * kBlockRows), T(0));
    }
    const Index panels = basis_.paddedFeatures() / kPanel;
    for (Index first = 0; first < panels; first += kGroupPanels) {
        const Index count = std::min(kGroupPanels, panels - first);
        mapPanels(first, count, weights, forGradient);
        if (forGradient && outputs_ == 1)
            addInputGradient(first * kPanel,
                             std::min(count * kPanel, basis_.features() - first * kPanel));
    }
}

template <class T>
void FourierBlock<T>::addGradient(std::span<const T> weights, std::span<const T> residual,
                                  BlockGradient<T> gradient) {
    const Index columns = usedTiles<T>(rows_) * kTile * lanes<T>;
    const Index features = basis_.features();
    for (Index k = 0; k < features; ++k) {
        const T* cosines = cosines_.data() + k * kBlockRows;
        for (Index c = 0; c < outputs_; ++c) {
            Vec<T> total{};
            for (Index i = 0; i < columns; i += lanes<T>)
                total += vec(cosines + i) * vec(residual.data() + c * kBlockRows + i);
            gradient.weights[static_cast<std::size_t>(k * outputs_ + c)] += simd::sum<T>(total);
        }
    }
    if (outputs_ > 1) {
        for (Index k = 0; k < features; ++k) {
            T* sines = sines_.data() + k * kBlockRows;
            for (Index i = 0; i < columns; i += lanes<T>) {
                Vec<T> outgoing{};
                for (Index c = 0; c < outputs_; ++c)
                    outgoing += weights[static_cast<std::size_t>(k * outputs_ + c)] *
                                vec(residual.data() + c * kBlockRows + i);
                vec(sines + i) *= outgoing;
            }
        }
        for (Index first = 0; first < features; first += kGroup)
            addInputGradient(first, std::min(kGroup, features - first));
    }
    for (Index j = 0; j < basis_.inputs(); ++j) {
        Vec<T> total{};
        for (Index i = 0; i < columns; i += lanes<T>) {
            const Vec<T> slope = vec(inputGradient_.data() + j * kBlockRows + i);
            const Vec<T> outer = outputs_ == 1 ? vec(residual.data() + i) : Vec<T>{} + T(1);
            total -= vec(x_.data() + j * kBlockRows + i) * slope * outer;
        }
        gradient.scale[static_cast<std::size_t>(j)] += simd::sum<T>(total);
    }
}

template class PackedBasis<float>;
template class PackedBasis<double>;
template class FourierBlock<float>;
template class FourierBlock<double>;

}  // namespace ardent

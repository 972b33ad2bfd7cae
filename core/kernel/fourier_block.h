#pragma once

#include <span>
#include <vector>

#include "core/kernel/fourier_basis.h"

namespace ardent {

/// Rows a block holds; batches and data sets are cut into such blocks.
inline constexpr Index kBlockRows = 64;

template <class T>
using AlignedVector = std::vector<T, Eigen::aligned_allocator<T>>;

/// Features or inputs that a panel of a packed basis holds.
inline constexpr Index kPanel = 6;

/// A Fourier basis in the order in which the two products of a step read it: in quarter turns and
/// by panels of features for the phases, in radians and by panels of inputs for the gradient.
/// Immutable; shared by all threads. T is float or double.
template <class T>
class PackedBasis {
public:
    explicit PackedBasis(const FourierBasis&);

    Index inputs() const { return inputs_; }
    Index features() const { return features_; }
    Index paddedFeatures() const { return paddedFeatures_; }
    Index paddedInputs() const { return paddedInputs_; }

    const T* phasePanel(Index panel) const;     ///< inputs × kPanel, quarter turns
    const T* gradientPanel(Index panel) const;  ///< features × kPanel, radians
    const T* phases() const { return phases_.data(); }

private:
    Index inputs_, features_, paddedFeatures_, paddedInputs_;
    AlignedVector<T> byFeature_, byInput_, phases_;
};

/// Where a block writes its share of a batch's gradient; both are added to.
template <class T>
struct BlockGradient {
    std::span<T> weights;  ///< D × K, a feature's K weights side by side
    std::span<T> scale;    ///< d
};

/// Scratch for at most kBlockRows samples: loads them, maps them through cos(Eᵀ(γ ⊙ x) + b) and
/// takes the gradient of any loss whose derivative by the scores is given. One thread at a time;
/// reused for ever.
template <class T>
class FourierBlock {
public:
    FourierBlock(const PackedBasis<T>& basis, Index outputs);

    /// Takes the listed rows of x (row-major, `inputs` columns) and γ.
    void load(const T* x, std::span<const std::int32_t> rows, std::span<const T> scale);

    /// Scores Σ_k a_k cos(…), without intercept: output c of row i at scores()[c · kBlockRows + i].
    /// weights: D × K, a feature's K weights side by side. With `forGradient` keeps what
    /// `addGradient` needs.
    void forward(std::span<const T> weights, bool forGradient);
    std::span<const T> scores() const { return scores_; }

    /// residual: the loss's derivative by each score, laid out like scores(); rows beyond those
    /// loaded are 0.
    void addGradient(std::span<const T> weights, std::span<const T> residual, BlockGradient<T>);

    Index rows() const { return rows_; }

private:
    void mapPanels(Index firstPanel, Index panels, std::span<const T> weights, bool keep);
    void addInputGradient(Index firstFeature, Index features);

    const PackedBasis<T>& basis_;
    Index outputs_;
    Index rows_ = 0;
    AlignedVector<T> x_, scaled_;  // d × kBlockRows: inputs as they are, and times γ
    AlignedVector<T> cosines_;     // D × kBlockRows
    // One output: a_k sin(…) of the group of features that is mapped, kGroup × kBlockRows.
    // Several: D × kBlockRows, sin(…), which addGradient multiplies by Σ_c a_kc r_c.
    AlignedVector<T> sines_;
    AlignedVector<T> scores_;  // K × kBlockRows
    // d × kBlockRows. One output: Σ_k E_jk a_k sin(…), still to be multiplied by the residual r.
    // Several: Σ_k E_jk sin(…) Σ_c a_kc r_c.
    AlignedVector<T> inputGradient_;
};

extern template class PackedBasis<float>;
extern template class PackedBasis<double>;
extern template class FourierBlock<float>;
extern template class FourierBlock<double>;

}  // namespace ardent

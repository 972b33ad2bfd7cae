#pragma once

#include <span>

#include "core/base/types.h"
#include "core/kernel/fourier_block.h"

namespace ardent {

/// Where the parameters of f(x) = c + Σ_k a_k cos(ω_k·x + b_k) stand in one array when every one of
/// them may change: rows of `stride` features, s of ω, one of b, K of a; then K intercepts. What
/// stands behind the D features of a row is 0 and stays so.
struct FreeFourierLayout {
    Index inputs = 0;    ///< s
    Index features = 0;  ///< D
    Index outputs = 1;   ///< K
    Index stride = 0;

    /// T is float or double.
    template <class T>
    static FreeFourierLayout of(Index inputs, Index features, Index outputs);

    Index frequencies(Index input) const { return input * stride; }
    Index phases() const { return inputs * stride; }
    Index weights(Index output) const { return (inputs + 1 + output) * stride; }
    Index intercepts() const { return (inputs + 1 + outputs) * stride; }
    Index size() const { return intercepts() + outputs; }
};

/// Scratch for at most kRows samples: the scores of a model whose parameters are all free, and the
/// gradient by all of them of any loss whose derivative by the scores is given. Features stand in
/// the vector lanes, so that new frequencies at every step cost nothing. One thread at a time;
/// reused for ever. T is float or double.
template <class T>
class FreeFourierBlock {
public:
    static constexpr Index kRows = 32;

    explicit FreeFourierBlock(const FreeFourierLayout&);

    /// Takes the listed rows of x (row-major, `inputs` columns).
    void load(const T* x, std::span<const std::int32_t> rows);

    /// Score c of row i at scores()[c · kRows + i]. With `forGradient` keeps what `addGradient`
    /// needs.
    void forward(std::span<const T> parameters, bool forGradient);
    std::span<const T> scores() const { return scores_; }

    /// residual: the loss's derivative by each score, laid out like scores(); rows beyond those
    /// loaded are 0.
    void addGradient(std::span<const T> parameters, std::span<const T> residual,
                     std::span<T> gradient);

private:
    template <int V>
    void mapTile(const T* parameters, Index column, bool keep);
    template <int V>
    void addTile(const T* parameters, const T* residual, Index column, T* gradient);

    FreeFourierLayout layout_;
    Index rows_ = 0;
    AlignedVector<T> x_;      // kRows × (s + 1): quarter turns per radian, the last one 1
    AlignedVector<T> outer_;  // kRows × (s + 1): x times the residual of a single output
    AlignedVector<T> cosines_, sines_;  // kRows × stride
    AlignedVector<T> sums_;             // kRows × K vectors: scores before the last sum
    AlignedVector<T> scores_;           // K × kRows
};

extern template FreeFourierLayout FreeFourierLayout::of<float>(Index, Index, Index);
extern template FreeFourierLayout FreeFourierLayout::of<double>(Index, Index, Index);
extern template class FreeFourierBlock<float>;
extern template class FreeFourierBlock<double>;

}  // namespace ardent

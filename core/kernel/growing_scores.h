#pragma once

#include <span>

#include "core/kernel/fourier_block.h"

namespace ardent {

/// Scores Σ_k a_k cos(b_k + Σ_{j in S} E_jk u_j) of at most kBlockRows samples while inputs join S
/// one at a time: each costs O(D) a sample, so scoring every nested set costs as much as scoring
/// all of them once.
template <class T>
class GrowingScores {
public:
    /// weights: D × K, a feature's K weights side by side. Both must outlive this object.
    GrowingScores(const FourierBasis& basis, std::span<const T> weights, Index outputs);

    /// Lets input j join, whose scaled values γ_j x_ij are given for every row.
    void add(Index input, std::span<const T> scaledValues);

    /// Writes the scores of the current set: output c of row i at scores[c · kBlockRows + i].
    void scores(std::span<T> scores) const;

private:
    const FourierBasis& basis_;
    std::span<const T> weights_;
    Index outputs_;
    AlignedVector<T> phases_;  // D × kBlockRows, quarter turns
};

extern template class GrowingScores<float>;
extern template class GrowingScores<double>;

}  // namespace ardent

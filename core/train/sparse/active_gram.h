#pragma once

#include "core/base/go_on.h"
#include "core/train/sparse/scaled_columns.h"

namespace ardent::sparse {

/// A group that takes part in the descent.
struct ActiveGroup {
    Index group = 0;
    Index at = 0;      ///< its first coordinate among those of all active groups
    Index rank = 0;    ///< its number of coordinates
    Vector curvature;  ///< eigenvalues of its block of the Gram matrix (rank > 1)
    Matrix axes;       ///< and their eigenvectors; empty where the block is diagonal
};

/// ZᵀWZ / n of the active groups, with row weights W and columns centred by their weighted means,
/// so that an intercept needs no coordinate. Grows by whole groups.
class ActiveGram {
public:
    /// No weights: all 1.
    explicit ActiveGram(Vector weights = {});

    /// False: goOn was, and nothing is added.
    bool append(const ScaledColumns&, std::span<const Index> groups, const GoOn&);

    /// Forgets all but the first groups.
    void truncate(std::size_t groups);

    Index size() const { return size_; }
    const std::vector<ActiveGroup>& groups() const { return groups_; }
    const double* column(Index coordinate) const { return values_.col(coordinate).data(); }
    auto matrix() const { return values_.topLeftCorner(size_, size_); }
    double diagonal(Index coordinate) const { return values_(coordinate, coordinate); }
    const Vector& weights() const { return weights_; }
    const Vector& centre(std::size_t position) const { return centres_[position]; }

private:
    void reserve(Index size);

    Vector weights_;
    double weightSum_ = 0.;
    Matrix values_;  // with room to grow
    Index size_ = 0;
    std::vector<ActiveGroup> groups_;
    std::vector<Vector> centres_;
};

}  // namespace ardent::sparse

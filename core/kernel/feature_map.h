#pragma once

#include <span>

#include "core/kernel/fourier_basis.h"

namespace ardent {

/// cos(Eᵀ(γ ⊙ x) + b) of many samples at once, for what needs the features themselves (second
/// moments, linear fits). Inputs whose scale is exactly 0 cost nothing. Immutable; shared by all
/// threads. T is float or double.
template <class T>
class FeatureMap {
public:
    using Features = Eigen::Matrix<T, Eigen::Dynamic, Eigen::Dynamic>;

    /// scale: γ, d.
    FeatureMap(const FourierBasis&, const Vector& scale);

    Index features() const { return turns_.cols(); }

    /// Writes the features of the listed rows of x (row-major, d columns) to rows first … of `out`,
    /// which has D columns.
    void map(const T* x, std::span<const std::int32_t> rows, Features& out, Index first) const;

private:
    Index inputs_;
    std::vector<Index> used_;  ///< inputs with a scale other than 0
    Features turns_;           ///< used × D: γ ⊙ E in quarter turns
    Features phases_;          ///< 1 × D, quarter turns
};

extern template class FeatureMap<float>;
extern template class FeatureMap<double>;

}  // namespace ardent

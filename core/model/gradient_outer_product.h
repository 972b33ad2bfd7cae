#pragma once

#include <optional>
#include <vector>

#include "core/base/go_on.h"
#include "core/model/fourier_model.h"

namespace ardent {

/// The mean of ∇f ∇fᵀ over some rows (average gradient outer product, AGOP; Radhakrishnan et al.,
/// 2024), outputs added up, of those inputs that f depends on.
struct GradientOuterProduct {
    std::vector<Index> inputs;  ///< ascending
    Matrix products;            ///< their number squared, per unit of an encoded input
};

/// In float64 from the closed form ∇f(x) = Lᵀ − Σ_k a_k sin(ω_k·x + b_k) ω_k.
std::optional<GradientOuterProduct> gradientOuterProduct(const FourierModel&, const DesignMatrix& x,
                                                         const std::vector<std::int32_t>& rows,
                                                         const GoOn& goOn);

/// The largest eigenvalues of the same mean and their eigenvectors, for models of so many inputs
/// that the matrix of products would be large: from the gradients themselves, in O(d (n K)²).
struct GradientDirections {
    std::vector<Index> inputs;  ///< ascending
    Vector meanSquares;         ///< of the slopes, one an input
    Vector values;              ///< falling; at most n K of them
    Matrix vectors;             ///< inputs × values
};

GradientDirections gradientDirections(const FourierModel&, const DesignMatrix& x,
                                      const std::vector<std::int32_t>& rows);

}  // namespace ardent

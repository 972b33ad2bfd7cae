#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/model/fourier_model.h"

namespace ardent {

/// The mean of ∇f ∇fᵀ over some rows (average gradient outer product, AGOP; Radhakrishnan et al.,
/// 2024), outputs added up, of those inputs that f depends on.
struct GradientOuterProduct {
    std::vector<Index> inputs;  ///< ascending
    Matrix products;            ///< their number squared, per unit of an encoded input
};

/// In float64 from the closed form ∇f(x) = Lᵀ − Σ_k a_k sin(ω_k·x + b_k) ω_k. `goOn` is asked
/// between blocks; false gives nothing.
std::optional<GradientOuterProduct> gradientOuterProduct(const FourierModel&, const DesignMatrix& x,
                                                         const std::vector<std::int32_t>& rows,
                                                         const std::function<bool()>& goOn);

}  // namespace ardent

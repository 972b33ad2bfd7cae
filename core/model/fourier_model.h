#pragma once

#include <memory>
#include <vector>

#include "core/base/types.h"
#include "core/kernel/fourier_basis.h"

namespace ardent {

/// f(x) = c + L x + Σ_k a_k cos(ω_k·x + b_k) with ω = γ ⊙ E: the form in which every method ends.
/// d inputs (encoded columns), D features, K outputs. The basis is shared and immutable.
struct FourierModel {
    std::shared_ptr<const FourierBasis> basis;
    Vector scale;      ///< γ: d
    Matrix weights;    ///< a: D × K
    Vector intercept;  ///< c: K
    Matrix linear;     ///< L: K × d, or 0 × 0 for none

    Index inputs() const;
    Index features() const;
    Index outputs() const;
    bool isFinite() const;
};

/// f at every row of x (n × d) as n × K, parallel over row blocks. In float32 arithmetic; in
/// float64 at a row where rounding could show: where waves are fast, inputs far out or large
/// weights cancel. What f is at a row depends on that row alone.
Matrix evaluate(const FourierModel&, const DesignMatrix& x);

/// f at the given rows of x only.
Matrix evaluate(const FourierModel&, const DesignMatrix& x, const std::vector<std::int32_t>& rows);

}  // namespace ardent

#pragma once

#include "core/base/go_on.h"
#include "core/train/sparse/active_gram.h"

namespace ardent::sparse {

/// λ Σ_g w_g (α ‖b_g‖ + (1 − α)/2 ‖b_g‖²) over groups g; apart: a group of one has a norm for each
/// output.
struct Penalty {
    double lambda = 0.;
    double mixing = 1.;
    bool apart = true;
    std::span<const double> weights;  ///< one a group of the whole design

    double norm(Index group) const;    ///< λ w α
    double square(Index group) const;  ///< λ w (1 − α)
};

/// ½ tr bᵀGb − tr qᵀb for the coordinates of the active groups (a × K), kept as b and the negative
/// gradient c = q − Gb.
struct Quadratic {
    const ActiveGram& gram;
    Matrix& b;
    Matrix& c;
};

double penaltyValue(const Penalty&, const ActiveGram&, const Matrix& b);

/// Minimises quadratic + penalty by cyclic descent over groups, and for one output by Newton steps
/// on the groups in use, until `enough(gain)` says so, asked after every sweep with what it gained.
/// False: goOn was.
bool descend(Quadratic, const Penalty&, const std::function<bool(double gain)>& enough,
             const GoOn&);

}  // namespace ardent::sparse

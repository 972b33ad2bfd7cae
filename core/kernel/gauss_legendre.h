#pragma once

#include "core/base/types.h"

namespace ardent {

/// Nodes and weights on [0, 1] with Σ w p(node) = ∫₀¹ p(t) dt for every polynomial p of degree
/// below 2 · `points`.
struct Quadrature {
    Vector nodes, weights;
};

/// At least one point.
Quadrature gaussLegendre(Index points);

}  // namespace ardent

#pragma once

#include "core/explain/closed_form.h"
#include "core/explain/explained.h"

namespace ardent {

/// The distribution of one source column over the rows as a few weighted points. A category: its
/// states with their shares. A number: all distinct values where they are few, else the Gauss rule
/// of its empirical distribution with as many points as reproduce the distribution's
/// characteristic function to 1e-10 at every frequency ω_k of the model and at 2ω_k, but at most
/// 512 where there are more than 1,024 values.
struct Marginal {
    Vector weights;  ///< m, sum 1
    Matrix inputs;   ///< inputs of the source × m
};

Marginal marginal(const ClosedForm&, const FittedRecipe&, Index source, const SourceInputs&,
                  const DesignMatrix& x, const std::vector<std::int32_t>& rows);

/// Nodes and weights with Σ w p(node) = Σ w_i p(x_i) for every polynomial of degree below
/// 2 · `points` (Lanczos with full reorthogonalisation, then Golub and Welsch 1969). values:
/// distinct, more than `points` of them; weights: positive, sum 1.
Marginal gaussRule(const Vector& values, const Vector& weights, Index points);

}  // namespace ardent

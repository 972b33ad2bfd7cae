#pragma once

#include <optional>

#include "core/base/go_on.h"
#include "core/explain/closed_form.h"
#include "core/explain/explained.h"

namespace ardent {

/// What the pair scores are taken over. Refers to all of it.
struct PairData {
    const ClosedForm& form;
    const FittedRecipe& recipe;
    const DesignMatrix& x;
    const std::vector<std::int32_t>& rows;
    /// d × D: ω, or differenceFactors where these are to stand for derivatives. Below ω is either.
    const Matrix& factors;
};

/// Mean over the rows of Σ_outputs (∂²f/∂x_i∂x_j)² for pairs of inputs, straight from the
/// definition: 2 n K D operations a pair.
std::optional<Vector> meanSquaredCurvatures(const PairData&, std::span<const SourcePair> inputs,
                                            const GoOn&);

/// The same for many pairs: with C = E[s sᵀ], s_k = a_k cos(…), and its Cholesky factor R it is
/// ‖R (ω_i ⊙ ω_j)‖², D² operations a pair whatever the rows and outputs. Takes the cheaper way.
std::optional<Vector> manyMeanSquaredCurvatures(const PairData&, std::span<const SourcePair> inputs,
                                                const GoOn&);

/// Mean absolute differences for pairs of sources of which at least one is a category.
std::optional<Vector> levelInteractions(const PairData&, std::span<const SourcePair> sources,
                                        const GoOn&);

}  // namespace ardent

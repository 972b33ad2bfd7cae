#pragma once

#include <optional>

#include "core/base/go_on.h"
#include "core/explain/closed_form.h"
#include "core/explain/explained.h"

namespace ardent {

/// The model with some source columns S left open: f = linear + Σ_k a_k Re[wave_k exp(i ω_S·x_S)] +
/// L_S x_S, wave_k = exp(i(ω_rest·x_rest + b_k)). A column a row, or one for the mean of many rows.
struct RestWaves {
    Matrix cosines, sines;  ///< D × columns
    Matrix linear;          ///< c + L_rest x_rest: K × columns
};

/// One column a row.
RestWaves restWaves(const ClosedForm&, const FittedRecipe&, const DesignMatrix& x, Rows rows,
                    std::span<const Index> leftOut);

/// The mean over the rows for each set of sources left out, in one pass: O(n D d) for the phases
/// and O(n D) a set.
std::optional<std::vector<RestWaves>> restMeans(const ClosedForm&, const FittedRecipe&,
                                                const DesignMatrix& x,
                                                const std::vector<std::int32_t>& rows,
                                                const std::vector<std::vector<Index>>& leftOut,
                                                const GoOn&);

}  // namespace ardent

#pragma once

#include <vector>

#include "core/data/task/sources.h"
#include "core/kernel/product_games.h"
#include "core/model/predictor.h"

namespace ardent {

/// What one factor of a product is made of: exp(i ω_s·x_s) of a wave, exp(−γ d(x_s, p_s)) of a
/// kernel, or 1 within the box of a tree's leaf and 0 outside, for the inputs x_s of one source
/// column.
enum class FactorKind { Wave, Gaussian, Laplace, Box };

/// kGames terms of a model, waves, points of an expansion or leaves, and the sources that they look
/// at.
struct ProductGroup {
    std::vector<Index> players;  ///< sources, ascending
    std::vector<Index> places;   ///< a player's first column of `coefficients`, one more at the end
    Matrix coefficients;  ///< kGames × inputs of the players: ω in quarter turns, s ⊙ p, or the
                          ///< lower edges of boxes
    Matrix upper;         ///< the upper edges, beyond the box; of other kinds empty
    GameFactors constants;  ///< exp(i b) or 1: one column
    Matrix weights;         ///< kGames × K
    GameFactors gaps;       ///< of a row with a gap in that player: the mean over its levels
};

/// A row of the design matrix in float64, with the sources in which it has a gap.
struct ProductRow {
    Vector inputs;
    std::vector<char> hasGap;  ///< one a source
};

/// f(x) = c + L x + Σ_k a_k Re c_k Π_s factor_ks(x_s) of a predictor before its link, on the scale
/// of `closedForm`: one player a source column, whatever the number of its inputs. Every model is
/// of this form, for the kernels of expansions are products over the inputs, and a row is in a leaf
/// where each of its inputs is between two thresholds.
struct ProductForm {
    FittedRecipePtr recipe;
    FactorKind kind = FactorKind::Wave;
    double width = 1.;  ///< γ
    Vector scale;       ///< s: d; 1 for waves
    std::vector<SourceInputs> sources;
    std::vector<Index> averaged;  ///< sources that may have gaps
    std::vector<ProductGroup> groups;
    Vector intercept;   ///< c: K
    Matrix linear;      ///< L: K × d
    Matrix linearGaps;  ///< what stands for L_s x_s in a gap: K × sources

    Index outputs() const { return intercept.size(); }
};

ProductForm productForm(const Predictor&);

void load(const ProductForm&, const DesignMatrix& x, std::int32_t row, ProductRow&);

/// Factors of the group's players at a row: kGames × players. `exponents` is scratch.
void factorsAt(const ProductForm&, const ProductGroup&, const ProductRow&, Matrix& exponents,
               GameFactors&);

/// L_s x_s of every source: K × sources.
Matrix linearParts(const ProductForm&, const ProductRow&);

}  // namespace ardent

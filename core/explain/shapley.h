#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/explain/explained.h"
#include "core/model/predictor.h"
#include "core/model/row_part.h"

namespace ardent {

/// What stands for the columns that a coalition does not know.
enum class BackgroundKind {
    Independent,  ///< every column by itself as in the background rows
    Joint         ///< all of them as in one background row, averaged over the rows (interventional)
};

struct ShapleyBackground {
    BackgroundKind kind = BackgroundKind::Independent;
    Rows rows;  ///< of the design matrix, at least one
    RowsName are = RowPart::Training;
};

/// How far each source column moves f (before the link, on the scale of `outputUnit`; several
/// classes: scores less their mean) at a row away from its mean over the background: one player a
/// column, whatever the number of its inputs.
struct ShapleyValues {
    std::vector<std::string> names;     ///< of the source columns
    std::vector<Matrix> contributions;  ///< an output each: sources × rows
    Vector mean;                        ///< of f over the background: K
    Matrix values;                      ///< f at the rows: K × rows
    double gap = 0.;                    ///< largest |mean + Σ contributions − f|
};

/// Exact for every model, for each is a sum of products over the columns: with v_j and m_j the
/// factor of column j at the row and in the background, its share of a term is ∫₀¹ (v_j − m_j)
/// Π_{k ≠ j} (m_k + t (v_k − m_k)) dt (Owen 1972; for kernels PKeX-Shapley, arXiv 2505.16516). A
/// column that the model does not look at has exactly 0. O(terms · columns²) a row, times the
/// background rows where they are joint.
std::optional<Explained<ShapleyValues>> shapleyValues(const Predictor&, const DesignMatrix& x,
                                                      Rows rows, const ShapleyBackground&,
                                                      const GoOn& = always,
                                                      const TellShare& = tellNobody);

/// Where rounding leaves a gap that counts; empty elsewhere.
Message gapCaution(const ShapleyValues&);

/// SHAP interaction values of one row (Lundberg et al. 2020, Nature Machine Intelligence 2, methods
/// section 7): half of the Shapley interaction index of two columns beside the diagonal, on it what
/// a column's contribution leaves. Symmetric, sources × sources, an output each; all entries sum to
/// f less its mean. O(terms · columns³).
std::vector<Matrix> shapleyInteractions(const Predictor&, const DesignMatrix& x, std::int32_t row,
                                        const ShapleyBackground&);

}  // namespace ardent

#pragma once

#include "core/explain/closed_form.h"
#include "core/explain/explained.h"

namespace ardent {

/// What the inputs of one source, at some of its values, add to every feature's phase and to the
/// linear part.
struct SourceWaves {
    Matrix cosines, sines;  ///< D × values, of Σ_j ω_jk x_j(value)
    Matrix linear;          ///< K × values
};

/// `encoded`: inputs × values.
SourceWaves sourceWaves(const ClosedForm&, const SourceInputs&, const Matrix& encoded);

/// Those of a categorical source. The values are its states: its levels in order, a missing cell
/// and, last, a level that no training row had.
struct LevelWaves : SourceWaves {
    Index levels = 0;
    Vector shares;  ///< `levelShares`

    Index states() const { return cosines.cols(); }
};

LevelWaves levelWaves(const ClosedForm&, const FittedRecipe&, Index source, const SourceInputs&);

/// State of each of the rows.
std::vector<Index> observedStates(const FittedRecipe&, Index source, const SourceInputs&,
                                  const DesignMatrix& x, Rows rows);

/// Turns every row's waves back by the phase of the state it has (D × rows in and out).
void removeStates(const LevelWaves&, const std::vector<Index>& states, const Matrix& cosines,
                  const Matrix& sines, Matrix& restCosines, Matrix& restSines);

/// Turns all waves forward by the phase of one state.
void addState(const LevelWaves&, Index state, const Matrix& restCosines, const Matrix& restSines,
              Matrix& cosines, Matrix& sines);

}  // namespace ardent

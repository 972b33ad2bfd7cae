#pragma once

#include "core/base/range.h"
#include "core/model/predictor.h"

namespace ardent {

struct SliceChoice {
    Index first = 0;   ///< source on the x axis
    Index second = 1;  ///< source on the y axis
    Range x, y;        ///< in the sources' units; of no use for a category
    Index steps = 96;  ///< grid points along a number; a category has its levels
    Vector others;     ///< one value a source; those of first and second are not used
};

/// `steps`, or the number of levels of a category.
Index placesAlong(const FittedRecipe&, Index source, Index steps);

/// Predictions over two sources with all others held fixed, at nx × ny places: row i·ny + j belongs
/// to the i-th x and the j-th y. Same columns as `predict`. Costs O(dD) once and O(D) a
/// point for a Fourier model, O(d) times the rows of a kernel model a point.
std::optional<Matrix> sliceSurface(const Predictor&, const SliceChoice&, const GoOn& = always);

/// The same grid with f averaged exactly over the others as they are in the rows (partial
/// dependence) before the link is applied.
std::optional<Matrix> averagedSurface(const Predictor&, const DesignMatrix& x,
                                      const std::vector<std::int32_t>& rows, const SliceChoice&,
                                      const GoOn& = always);

}  // namespace ardent

#pragma once

#include "core/base/range.h"
#include "core/model/predictor.h"

namespace ardent {

struct SliceChoice {
    Index first = 0;   ///< source on the x axis
    Index second = 1;  ///< source on the y axis
    Range x, y;        ///< in the sources' units; of a category positions of levels, rounded
    Index steps = 96;  ///< grid points an axis
    Vector others;     ///< one value a source; those of first and second are not used
};

/// Predictions over two sources with all others held fixed: steps × steps grid points, row i·steps
/// + j belongs to the i-th x and the j-th y. Same columns as `predict`. Costs O(dD) once and O(D) a
/// point for a Fourier model, O(d) times the rows of a kernel model a point.
std::optional<Matrix> sliceSurface(const Predictor&, const SliceChoice&, const GoOn& = always);

/// The same grid with f averaged exactly over the others as they are in the rows (partial
/// dependence) before the link is applied. The predictor must have a Fourier model.
std::optional<Matrix> averagedSurface(const Predictor&, const DesignMatrix& x,
                                      const std::vector<std::int32_t>& rows, const SliceChoice&,
                                      const GoOn& = always);

}  // namespace ardent

#pragma once

#include <optional>
#include <vector>

#include "core/base/go_on.h"
#include "core/explain/explained.h"
#include "core/model/predictor.h"

namespace ardent {

/// Points along a source column at which an effect is told.
struct EffectAxis {
    Index source = 0;
    std::string name;
    std::vector<double> values;       ///< numbers in the column's unit, or positions of levels
    std::vector<std::string> levels;  ///< names of all levels; empty for numbers
};

/// `steps` points evenly from the smallest to the largest value over the rows (one point where they
/// are equal), or every level.
EffectAxis effectAxis(const Predictor&, const DesignMatrix& x,
                      const std::vector<std::int32_t>& rows, Index source, Index steps);

/// The same, but of a number with few different values among the rows, no more than `steps`, at
/// these values.
EffectAxis axisOfValues(const Predictor&, const DesignMatrix& x,
                        const std::vector<std::int32_t>& rows, Index source, Index steps);

/// f before the link along one column: the mean over rows, and for single rows.
struct EffectCurve {
    EffectAxis axis;
    std::string unit;                ///< of f
    Matrix mean;                     ///< points × K
    std::vector<Matrix> individual;  ///< an output each: points × chosen rows
};

/// The same over two columns.
struct EffectSurface {
    EffectAxis x, y;
    std::string unit;
    std::vector<Matrix> mean;  ///< an output each: points of x × points of y
};

/// Partial dependence: f with the axis' column set to each point in turn and all others as they are
/// in the rows, averaged over the rows, exactly. A Fourier model takes the mean over the rows of
/// exp(i(ω_rest·x_rest + b)) once; a kernel model the mean of its kernel's factors for the rest.
/// `individual`: rows whose own curves are wanted (individual conditional expectations).
std::optional<Explained<EffectCurve>> partialDependence(const Predictor&, const DesignMatrix& x,
                                                        const std::vector<std::int32_t>& rows,
                                                        const EffectAxis&,
                                                        const std::vector<std::int32_t>& individual,
                                                        const GoOn& = always);

std::optional<Explained<EffectSurface>> jointDependence(const Predictor&, const DesignMatrix& x,
                                                        const std::vector<std::int32_t>& rows,
                                                        const EffectAxis& first,
                                                        const EffectAxis& second,
                                                        const GoOn& = always);

/// Mean curves of many columns in one pass over the rows, of a Fourier model.
std::optional<std::vector<EffectCurve>> partialDependences(const Predictor&, const DesignMatrix& x,
                                                           const std::vector<std::int32_t>& rows,
                                                           const std::vector<EffectAxis>&,
                                                           const GoOn& = always);

}  // namespace ardent

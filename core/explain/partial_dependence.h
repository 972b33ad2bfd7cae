#pragma once

#include <optional>
#include <vector>

#include "core/base/go_on.h"
#include "core/explain/effect_axis.h"
#include "core/explain/explained.h"
#include "core/model/predictor.h"

namespace ardent {

/// f before the link along one column: the mean over rows, and for single rows.
struct EffectCurve {
    EffectAxis axis;
    Message unit;                    ///< of f
    Matrix mean;                     ///< points × K
    std::vector<Matrix> individual;  ///< an output each: points × chosen rows
};

/// The same over two columns.
struct EffectSurface {
    EffectAxis x, y;
    Message unit;
    std::vector<Matrix> mean;  ///< an output each: points of x × points of y
};

/// Partial dependence: f with the axis' column set to each point in turn and all others as they are
/// in the rows, averaged over the rows, exactly. A Fourier model takes the mean over the rows of
/// exp(i(ω_rest·x_rest + b)) once; a kernel model the mean of its kernel's factors for the rest;
/// trees the share of rows that reach each leaf by the other columns alone.
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

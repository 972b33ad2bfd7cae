#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/explain/effect_axis.h"

namespace ardent {

/// f of a kernel model or trees before the link with the axis' source at each point in turn and the
/// others as in the rows: an output each, points × rows. A number has the unit of the target, the
/// scores of several classes are less their mean.
std::optional<std::vector<Matrix>> rowDependence(const Predictor&, const DesignMatrix& x,
                                                 const std::vector<std::int32_t>& rows,
                                                 const EffectAxis&, const GoOn&);

/// The same of a kernel model averaged over the rows, exactly: an output each, points of the first
/// axis × those of the second (one column without it). The kernels are products over the inputs, so
/// that the factors of the other sources are averaged once, for every point of the expansion:
/// O((rows + points) · m).
std::optional<std::vector<Matrix>> kernelMeans(const Predictor&, const DesignMatrix& x,
                                               const std::vector<std::int32_t>& rows,
                                               std::span<const EffectAxis>, const GoOn&);

}  // namespace ardent
